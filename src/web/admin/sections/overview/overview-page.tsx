// /admin: the overview. It shows today's figures, the work to be done, totals, the newest orders and reviews,
// and then charts of a period.

import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Columns } from '../../ui/columns.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { LatestReviews } from './latest-reviews.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ResponseTimes } from './response-times.tsx';
import { ToDo } from './today/to-do.tsx';
import { TodayStrip } from './today/today-strip.tsx';
import { UnpreparedPayments } from './unprepared-payments.tsx';

export const meta = () => pageMeta('Overzicht');

export default function OverviewPage() {
  return (
    <>
      <PageHeader title="Overzicht" />
      <TodayStrip />
      <ToDo />
      <UnpreparedPayments />
      <OverviewCards />
      <Columns>
        <RecentActivity />
        <LatestReviews />
      </Columns>
      <ResponseTimes />
      <AnalyticsCharts />
    </>
  );
}
