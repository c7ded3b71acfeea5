// The charts of a period. One question to the shop answers all of them, so they are always of the same moment.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Analytics } from '#modules/statistics/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { dayText } from '../../format.ts';
import { analyticsQuery } from '../../shared/overview-queries.ts';
import { ErrorState } from '../../ui/states.tsx';
import { CartChart } from './cart-chart.tsx';
import { SeriesKey } from './charts/series-key.tsx';
import { PeriodPicker, usePeriod } from './period-picker.tsx';
import { SalesChart } from './sales-charts.tsx';
import { countryShares, couponShares, methodShares, PagesChart, SharesChart } from './share-charts.tsx';
import { adviceSteps, StepsChart, visitFunnel } from './visit-charts.tsx';
import { VitalsChart } from './vitals-chart.tsx';

export function Figures() {
  const [period, changePeriod] = usePeriod();
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(analyticsQuery(period));
  return (
    <section aria-labelledby="figures">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="figures" className="text-[1rem]">
            Cijfers
          </h2>
          <p className="flex flex-wrap gap-x-4 text-quiet" aria-live="polite">
            {data ? <Compared analytics={data} /> : '\u00a0'}
          </p>
        </div>
        <PeriodPicker period={period} onChange={changePeriod} />
      </header>
      {data ? (
        <div className={isPlaceholderData ? 'opacity-60' : undefined}>
          <Charts analytics={data} />
        </div>
      ) : isError ? (
        <ErrorState title="De cijfers kunnen niet worden geladen" query={{ error, refetch }} />
      ) : (
        <WaitingCharts />
      )}
    </section>
  );
}

function Charts({ analytics }: { analytics: Analytics }) {
  const now = new Date();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ChartGrid wide>
        <SalesChart measure="revenue" analytics={analytics} now={now} />
        <SalesChart measure="orders" analytics={analytics} now={now} />
        <StepsChart chart={visitFunnel} analytics={analytics} />
        <CartChart analytics={analytics} now={now} />
      </ChartGrid>
      {isWhole ? null : (
        <Button className="mb-3 w-full md:hidden" onClick={() => setWhole(true)}>
          Toon meer cijfers
        </Button>
      )}
      <ChartGrid isFolded={!isWhole}>
        <SharesChart chart={countryShares} analytics={analytics} />
        <SharesChart chart={methodShares} analytics={analytics} />
        <SharesChart chart={couponShares} analytics={analytics} />
        <VitalsChart analytics={analytics} />
        <StepsChart chart={adviceSteps} analytics={analytics} />
        <PagesChart analytics={analytics} />
      </ChartGrid>
    </>
  );
}

const GRID = 'mb-3 grid gap-3';

type ChartGridProps = { wide?: boolean; isFolded?: boolean; children: ReactNode };

/** The larger charts of a period stand in a `wide` one; a folded one waits to be asked for on a phone. */
function ChartGrid({ wide = false, isFolded = false, children }: ChartGridProps) {
  const columns = wide
    ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))]';
  return (
    <div className={`${GRID} ${columns} ${isFolded ? 'max-md:hidden' : ''}`} data-wide={wide || undefined}>
      {children}
    </div>
  );
}

/** As high as the charts, so that nothing below moves when they arrive. */
function WaitingCharts() {
  return (
    <div role="status" aria-label="Cijfers laden">
      <ChartGrid wide>
        {['omzet', 'bestellingen', 'trechter', 'mandjes'].map((name) => (
          <Panel
            key={name}
            className="m-0 min-h-64 p-4 before:block before:h-3 before:w-32 before:bg-raised"
          />
        ))}
      </ChartGrid>
    </div>
  );
}

/** Also the legend of the charts: a full line is this period, a broken one the period before. */
function Compared({ analytics: { from, until, previous } }: { analytics: Analytics }) {
  const span = (first: string, last: string) =>
    first === last ? dayText(first) : `${dayText(first)} t/m ${dayText(last)}`;
  return (
    <span>
      <span>
        <SeriesKey tone="value" />
        <span>{span(from, until)}</span>
      </span>{' '}
      <span>
        <SeriesKey tone="previous" />
        <span className="visually-hidden">naast </span>
        <span>{span(previous.from, previous.until)}</span>
      </span>
    </span>
  );
}
