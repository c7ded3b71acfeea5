// The way to an order, and what AI Advies had to do with it. Visits are counted without knowing anybody: who comes from
// outside the shop and touches a page is one.

import type { AdviceFigures, Analytics, FunnelFigures } from '#modules/statistics/contract.ts';
import { countText } from '../../format.ts';
import { changeOf, shareText } from './charts/change.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { ChartColumn } from './charts/chart-table.tsx';
import { type FunnelStep, FunnelSteps } from './charts/funnel-steps.tsx';
import { fileName } from './sales-charts.tsx';

const FUNNEL: readonly (readonly [name: string, of: keyof FunnelFigures])[] = [
  ['Bezoek', 'visits'],
  ['Pakket gekozen', 'packs'],
  ['Afrekenen', 'checkouts'],
  ['Betaald', 'orders'],
];

const ADVICE: readonly (readonly [name: string, of: keyof AdviceFigures])[] = [
  ['Geopend', 'opened'],
  ['Afgerond', 'completed'],
  ['Pakket aangeraden', 'recommended'],
];

export function FunnelChart({ analytics }: { analytics: Analytics }) {
  const { funnel, previous } = analytics;
  const steps = FUNNEL.map(([name, of]) => ({ name, count: funnel[of], previous: previous.funnel[of] }));
  return (
    <ChartCard
      title="Van bezoek tot betaling"
      figure={shareText(funnel.orders, funnel.visits) ?? '–'}
      change={funnel.visits > 0 ? changeOf(rateOf(funnel), rateOf(previous.funnel)) : null}
      note="van de bezoeken wordt een bestelling"
      fileName={fileName('trechter', analytics)}
      columns={COLUMNS}
      rows={steps}
      empty={isEmpty(steps) ? 'In deze periode is nog niemand langsgekomen.' : null}
    >
      <FunnelSteps steps={steps} />
    </ChartCard>
  );
}

export function AdviceChart({ analytics }: { analytics: Analytics }) {
  const { advice, previous } = analytics;
  const steps = ADVICE.map(([name, of]) => ({ name, count: advice[of], previous: previous.advice[of] }));
  return (
    <ChartCard
      title="AI Advies"
      figure={countText(advice.opened)}
      change={changeOf(advice.opened, previous.advice.opened)}
      note="keer geopend"
      fileName={fileName('ai-advies', analytics)}
      columns={COLUMNS}
      rows={steps}
      empty={isEmpty(steps) ? 'In deze periode heeft niemand om advies gevraagd.' : null}
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

/** In thousandths of a percent, so that a change of a small share is not rounded away. */
function rateOf({ orders, visits }: FunnelFigures): number {
  return visits === 0 ? 0 : Math.round((orders / visits) * 100_000);
}

function isEmpty(steps: readonly FunnelStep[]): boolean {
  return steps.every(({ count }) => count === 0);
}
