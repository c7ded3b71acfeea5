// What was sold: revenue and orders over time, each with the period before it behind.

import type { Analytics } from '#modules/statistics/contract.ts';
import { countText } from '../../format.ts';
import { changeOf } from './charts/change.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { ChartColumn } from './charts/chart-table.tsx';
import type { SeriesPoint } from './charts/series.ts';
import { SeriesChart } from './charts/series-chart.tsx';
import { plainEuros, shortCount, shortEuros, sumText } from './figure-texts.ts';
import { type Place, placeName, type Sold, salesPlaces } from './period-points.ts';

type SalesRow = Place<Sold>;

type Measure = 'revenue' | 'orders';

const SALES = {
  revenue: {
    name: 'Omzet',
    file: 'omzet',
    look: 'line' as const,
    text: sumText,
    cell: plainEuros,
    tickText: shortEuros,
    note: ({ refunded }: Analytics) =>
      refunded > 0 ? `${sumText(refunded)} terugbetaald in deze periode` : 'niets terugbetaald',
  },
  orders: {
    name: 'Bestellingen',
    file: 'bestellingen',
    look: 'bars' as const,
    text: countText,
    cell: (count: number) => count,
    tickText: shortCount,
    note: ({ funnel: { orders, revenue } }: Analytics) =>
      `gemiddeld ${sumText(orders === 0 ? 0 : Math.round(revenue / orders))} per bestelling`,
  },
} as const;

/** Neither in this period nor in the one before. */
export const soldNothing = ({ funnel, previous }: Analytics) =>
  funnel.orders + funnel.revenue + previous.funnel.orders + previous.funnel.revenue === 0;

type SalesChartProps = { measure: Measure; analytics: Analytics; now: Date };

export function SalesChart({ measure, analytics, now }: SalesChartProps) {
  const { funnel, previous } = analytics;
  const { name, file, look, text, tickText, note } = SALES[measure];
  const places = salesPlaces(analytics, now);
  const title = `${name} per ${placeName(analytics)}`;
  const isEmpty = soldNothing(analytics);
  return (
    <ChartCard
      title={title}
      figure={text(funnel[measure])}
      change={changeOf(funnel[measure], previous.funnel[measure])}
      note={note(analytics)}
      fileName={fileName(file, analytics)}
      columns={columnsFor(measure, analytics)}
      rows={places}
      empty={isEmpty ? 'In deze periode is nog niets verkocht.' : null}
    >
      <SeriesChart label={title} points={pointsFor(places, measure)} look={look} tickText={tickText} />
    </ChartCard>
  );
}

export function fileName(what: string, { from, until }: Pick<Analytics, 'from' | 'until'>): string {
  return `${what}-${from}-${until}`;
}

function pointsFor(places: readonly SalesRow[], measure: Measure): SeriesPoint[] {
  const { name, text } = SALES[measure];
  return places.map(({ label, title, current, previous }) => ({
    label,
    title,
    value: current?.[measure] ?? null,
    previous: previous?.[measure],
    figures: [
      { tone: 'value' as const, label: name, text: current ? text(current[measure]) : 'nog niet' },
      ...(previous
        ? [{ tone: 'previous' as const, label: 'Vorige periode', text: text(previous[measure]) }]
        : []),
    ],
  }));
}

function columnsFor(measure: Measure, analytics: Analytics): ChartColumn<SalesRow>[] {
  const { name, cell, text } = SALES[measure];
  const figure = (which: 'current' | 'previous', title: string): ChartColumn<SalesRow> => ({
    name: title,
    cell: (place) => {
      const value = place[which]?.[measure];
      return value === undefined ? null : cell(value);
    },
    text: (place) => {
      const value = place[which]?.[measure];
      return value === undefined ? '–' : text(value);
    },
  });
  return [
    {
      name: placeName(analytics) === 'uur' ? 'Uur' : placeName(analytics) === 'dag' ? 'Dag' : 'Maand',
      cell: ({ key }) => key,
      text: ({ title }) => title,
    },
    figure('current', name),
    figure('previous', 'Vorige periode'),
  ];
}
