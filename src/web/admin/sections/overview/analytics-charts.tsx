// The charts of a period. One request returns the data of all charts, so that they all show the same moment.

import { useQuery } from '@tanstack/react-query';
import { Children, Fragment, type ReactNode, useState } from 'react';
import type { Analytics } from '#modules/statistics/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { dayText } from '../../format.ts';
import { analyticsQuery } from '../../shared/overview-queries.ts';
import { ErrorState } from '../../ui/states.tsx';
import { CartChart, hasNoCarts } from './cart-chart.tsx';
import { LegendSwatch } from './charts/legend-swatch.tsx';
import { PeriodPicker, usePeriod } from './period-picker.tsx';
import { hasNoSales, SalesChart } from './sales-charts.tsx';
import { countryShares, couponShares, methodShares, PagesChart, SharesChart } from './share-charts.tsx';
import { adviceSteps, hasNoSteps, StepsChart, visitFunnel } from './visit-charts.tsx';
import { hasNoVitals, VitalsChart } from './vitals-chart.tsx';

export function AnalyticsCharts() {
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

type ChartSpec = {
  name: string;
  isEmpty(analytics: Analytics): boolean;
  draw(analytics: Analytics, now: Date): ReactNode;
};

const WIDE_CHARTS: readonly ChartSpec[] = [
  {
    name: 'omzet',
    isEmpty: hasNoSales,
    draw: (analytics, now) => <SalesChart metric="revenue" analytics={analytics} now={now} />,
  },
  {
    name: 'bestellingen',
    isEmpty: hasNoSales,
    draw: (analytics, now) => <SalesChart metric="orders" analytics={analytics} now={now} />,
  },
  {
    name: 'bezoek',
    isEmpty: (analytics) => hasNoSteps(visitFunnel, analytics),
    draw: (analytics) => <StepsChart chart={visitFunnel} analytics={analytics} />,
  },
  {
    name: 'verlaten winkelmandjes',
    isEmpty: hasNoCarts,
    draw: (analytics, now) => <CartChart analytics={analytics} now={now} />,
  },
];

const SMALL_CHARTS: readonly ChartSpec[] = [
  ...[countryShares, methodShares, couponShares].map((chart) => ({
    name: chart.title.toLowerCase(),
    isEmpty: (analytics: Analytics) => analytics[chart.of].length === 0,
    draw: (analytics: Analytics) => <SharesChart chart={chart} analytics={analytics} />,
  })),
  {
    name: 'laadtijden',
    isEmpty: hasNoVitals,
    draw: (analytics) => <VitalsChart analytics={analytics} />,
  },
  {
    name: 'AI Advies',
    isEmpty: (analytics) => hasNoSteps(adviceSteps, analytics),
    draw: (analytics) => <StepsChart chart={adviceSteps} analytics={analytics} />,
  },
  {
    name: 'pagina’s',
    isEmpty: ({ topPaths }) => topPaths.length === 0,
    draw: (analytics) => <PagesChart analytics={analytics} />,
  },
];

function Charts({ analytics }: { analytics: Analytics }) {
  const now = new Date();
  const [isWhole, setWhole] = useState(false);
  const drawn = ({ name, draw }: ChartSpec) => <Fragment key={name}>{draw(analytics, now)}</Fragment>;
  const chartsWithData = (charts: readonly ChartSpec[]) =>
    charts.filter(({ isEmpty }) => !isEmpty(analytics));
  const wide = chartsWithData(WIDE_CHARTS);
  const small = chartsWithData(SMALL_CHARTS);
  const empty = [...WIDE_CHARTS, ...SMALL_CHARTS].filter(({ isEmpty }) => isEmpty(analytics));
  return (
    <>
      <ChartGrid wide>{wide.map(drawn)}</ChartGrid>
      {isWhole || small.length === 0 || wide.length === 0 ? null : (
        <Button className="mb-3 w-full md:hidden" onClick={() => setWhole(true)}>
          Toon meer cijfers
        </Button>
      )}
      <ChartGrid isFolded={!isWhole && wide.length > 0}>{small.map(drawn)}</ChartGrid>
      <EmptyCharts names={empty.map(({ name }) => name)}>{empty.map(drawn)}</EmptyCharts>
    </>
  );
}

const asList = new Intl.ListFormat('nl-NL');

/** The charts of the overview that have no data, folded behind one sentence that names them. */
function EmptyCharts({ names, children }: { names: readonly string[]; children: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <details className="panel mb-3">
      <summary className="cursor-pointer px-4 py-3 text-quiet">
        In deze periode is er nog niets te zien over <span>{asList.format(names)}</span>.
      </summary>
      <div className="border-t border-hairline p-3">
        <ChartGrid>{children}</ChartGrid>
      </div>
    </details>
  );
}

const GRID = 'mb-3 grid gap-3';

type ChartGridProps = { wide?: boolean; isFolded?: boolean; children: ReactNode };

/**
 * A grid of charts on the overview. `wide` has wider columns for the larger charts; `isFolded` hides the grid
 * on a phone.
 */
function ChartGrid({ wide = false, isFolded = false, children }: ChartGridProps) {
  if (Children.count(children) === 0) return null;
  const columns = wide
    ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))]';
  return (
    <div className={`${GRID} ${columns} ${isFolded ? 'max-md:hidden' : ''}`} data-wide={wide || undefined}>
      {children}
    </div>
  );
}

/** A placeholder as high as the charts of the overview, so that the page does not move when they load. */
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

/**
 * The dates of the chosen period of the charts and of the period before it. It is also the legend of the
 * charts: a full line for the period, a broken line for the period before.
 */
function Compared({ analytics: { from, until, previous } }: { analytics: Analytics }) {
  const span = (first: string, last: string) =>
    first === last ? dayText(first) : `${dayText(first)} t/m ${dayText(last)}`;
  return (
    <span>
      <span>
        <LegendSwatch tone="value" />
        <span>{span(from, until)}</span>
      </span>{' '}
      <span>
        <LegendSwatch tone="previous" />
        <span className="visually-hidden">naast </span>
        <span>{span(previous.from, previous.until)}</span>
      </span>
    </span>
  );
}
