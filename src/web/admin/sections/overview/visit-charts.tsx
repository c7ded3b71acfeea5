// The charts of visits: the steps from visit to order, and how many visitors used AI Advies. A visit is an
// arrival from outside the shop followed by an interaction, counted without an identifier.

import type { Analytics, FunnelFigures, PeriodFigures } from '#modules/statistics/contract.ts';
import { countText } from '../../format.ts';
import { type Change, changeOf, pointsChange, shareText } from './charts/change.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { ChartColumn } from './charts/chart-table.tsx';
import { type FunnelStep, FunnelSteps } from './charts/funnel-steps.tsx';
import { fileName } from './sales-charts.tsx';

type StepsSpec<Of extends 'funnel' | 'advice'> = {
  of: Of;
  title: string;
  file: string;
  steps: readonly (readonly [name: string, of: keyof PeriodFigures[Of]])[];
  figure(now: PeriodFigures[Of]): string;
  change(now: PeriodFigures[Of], before: PeriodFigures[Of]): Change | null;
  note: string;
  empty: string;
};

export const visitFunnel: StepsSpec<'funnel'> = {
  of: 'funnel',
  title: 'Van bezoek tot betaling',
  file: 'trechter',
  steps: [
    ['Bezoek', 'visits'],
    ['Pack gekozen', 'packs'],
    ['Afrekenen', 'checkouts'],
    ['Betaald', 'purchases'],
  ],
  figure: ({ purchases, visits }) => shareText(purchases, visits) ?? '–',
  change: (now, before) =>
    now.visits > 0 && before.visits > 0 ? pointsChange(rateOf(now), rateOf(before)) : null,
  note: 'van de getelde bezoeken wordt een bestelling',
  empty: 'In deze periode is nog niemand langsgekomen.',
};

export const adviceSteps: StepsSpec<'advice'> = {
  of: 'advice',
  title: 'AI Advies',
  file: 'ai-advies',
  steps: [
    ['Geopend', 'opened'],
    ['Afgerond', 'completed'],
    ['Pack aangeraden', 'recommended'],
  ],
  figure: ({ opened }) => countText(opened),
  change: ({ opened }, before) => changeOf(opened, before.opened),
  note: 'keer geopend',
  empty: 'In deze periode heeft niemand om advies gevraagd.',
};

export const hasNoSteps = <Of extends 'funnel' | 'advice'>(
  { of, steps }: StepsSpec<Of>,
  analytics: Analytics,
) => {
  const figures: PeriodFigures[Of] = analytics[of];
  return steps.every(([, step]) => Number(figures[step]) === 0);
};

type StepsChartProps<Of extends 'funnel' | 'advice'> = { chart: StepsSpec<Of>; analytics: Analytics };

export function StepsChart<Of extends 'funnel' | 'advice'>({ chart, analytics }: StepsChartProps<Of>) {
  const now: PeriodFigures[Of] = analytics[chart.of];
  const before: PeriodFigures[Of] = analytics.previous[chart.of];
  const countOf = (figures: PeriodFigures[Of], of: keyof PeriodFigures[Of]) => Number(figures[of]);
  const steps = chart.steps.map(([name, of]) => ({
    name,
    count: countOf(now, of),
    previous: countOf(before, of),
  }));
  return (
    <ChartCard
      title={chart.title}
      figure={chart.figure(now)}
      change={chart.change(now, before)}
      note={chart.note}
      fileName={fileName(chart.file, analytics)}
      columns={COLUMNS}
      rows={steps}
      empty={hasNoSteps(chart, analytics) ? chart.empty : null}
    >
      <FunnelSteps steps={steps} />
    </ChartCard>
  );
}

const COLUMNS: ChartColumn<FunnelStep>[] = [
  { name: 'Stap', cell: ({ name }) => name },
  { name: 'Aantal', cell: ({ count }) => count, text: ({ count }) => countText(count) },
  { name: 'Vorige periode', cell: ({ previous }) => previous, text: ({ previous }) => countText(previous) },
];

const rateOf = ({ purchases, visits }: FunnelFigures): number => (purchases / visits) * 100;
