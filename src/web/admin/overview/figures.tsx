// The charts of a period. One question to the shop answers all of them, so they are always of the same moment.

import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '#modules/statistics/contract.ts';
import { dayText } from '../format.ts';
import { ErrorState } from '../ui/states.tsx';
import { CartChart } from './cart-chart.tsx';
import { analyticsQuery } from './overview-queries.ts';
import { PeriodPicker, usePeriod } from './period-picker.tsx';
import { OrdersChart, RevenueChart } from './sales-charts.tsx';
import { CountriesChart, CouponsChart, MethodsChart, PagesChart } from './share-charts.tsx';
import { AdviceChart, FunnelChart } from './visit-charts.tsx';
import { VitalsChart } from './vitals-chart.tsx';

export function Figures() {
  const [period, changePeriod] = usePeriod();
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(analyticsQuery(period));
  return (
    <section className="figures" aria-labelledby="figures">
      <header className="figures-header">
        <div>
          <h2 id="figures">Cijfers</h2>
          <p className="muted period-legend" aria-live="polite">
            {data ? <Compared analytics={data} /> : '\u00a0'}
          </p>
        </div>
        <PeriodPicker period={period} onChange={changePeriod} />
      </header>
      {data ? (
        <div className={isPlaceholderData ? 'is-stale' : undefined}>
          <Charts analytics={data} />
        </div>
      ) : isError ? (
        <div className="panel">
          <ErrorState
            title="De cijfers kunnen niet worden geladen"
            error={error}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <WaitingCharts />
      )}
    </section>
  );
}

function Charts({ analytics }: { analytics: Analytics }) {
  const now = new Date();
  return (
    <>
      <div className="charts charts-wide">
        <RevenueChart analytics={analytics} now={now} />
        <OrdersChart analytics={analytics} now={now} />
        <FunnelChart analytics={analytics} />
        <CartChart analytics={analytics} now={now} />
      </div>
      <div className="charts">
        <CountriesChart analytics={analytics} />
        <MethodsChart analytics={analytics} />
        <CouponsChart analytics={analytics} />
        <VitalsChart analytics={analytics} />
        <AdviceChart analytics={analytics} />
        <PagesChart analytics={analytics} />
      </div>
    </>
  );
}

/** As high as the charts, so that nothing below moves when they arrive. */
function WaitingCharts() {
  return (
    <div role="status" aria-label="Cijfers laden">
      <div className="charts charts-wide">
        {['omzet', 'bestellingen', 'trechter', 'mandjes'].map((name) => (
          <div key={name} className="panel chart-card chart-waiting" />
        ))}
      </div>
    </div>
  );
}

/** Also the legend of the charts: a full line is this period, a broken one the period before. */
function Compared({ analytics: { from, until, previous } }: { analytics: Analytics }) {
  const span = (first: string, last: string) =>
    first === last ? dayText(first) : `${dayText(first)} t/m ${dayText(last)}`;
  return (
    <>
      <span>
        <span className="series-key" data-tone="value" />
        {span(from, until)}
      </span>{' '}
      <span>
        <span className="series-key" data-tone="previous" />
        <span className="visually-hidden">naast </span>
        {span(previous.from, previous.until)}
      </span>
    </>
  );
}
