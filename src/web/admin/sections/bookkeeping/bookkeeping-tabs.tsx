// The tabs of the bookkeeping section: quarter, journal, payouts and costs.

import { href } from '#shared/href.ts';
import { sectionTabs } from '../../ui/section-tabs.tsx';

export const BookkeepingTabs = sectionTabs('Boekhouding', [
  [href('/admin/bookkeeping'), 'Kwartaal'],
  [href('/admin/bookkeeping/journal'), 'Journaal'],
  [href('/admin/bookkeeping/payouts'), 'Uitbetalingen'],
  [href('/admin/bookkeeping/costs'), 'Kosten'],
]);
