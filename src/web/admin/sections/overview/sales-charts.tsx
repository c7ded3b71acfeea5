// The sales charts: revenue and orders over time, each with the period before.

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

type Metric = 'revenue' | 'orders';

const SALES = {
  revenue: {
    name: 'Omzet',
    file: 'omzet',
    chartType: 'line' as const,
    text: sumText,
    cell: plainEuros,
    tickText: shortEuros,
    note: ({ refunded }: Analytics) =>
      refunded > 0 ? `${sumText(refunded)} terugbetaald in deze periode` : 'niets terugbetaald',
  },
  orders: {
    name: 'Bestellingen',
    file: 'bestellingen',
    chartType: 'bars' as const,
    text: countText,
    cell: (count: number) => count,
    tickText: shortCount,
    note: ({ funnel: { orders, revenue } }: Analytics) =>
      `gemiddeld ${sumText(orders === 0 ? 0 : Math.round(revenue / orders))} per bestelling`,
  },
} as const;

/** True when nothing was sold in this period and in the period before. */
export const hasNoSales = ({ funnel, previous }: Analytics) =>
  funnel.orders + funnel.revenue + previous.funnel.orders + previous.funnel.revenue === 0;

type SalesChartProps = { metric: Metric; analytics: Analytics; now: Date };

export function SalesChart({ metric, analytics, now }: SalesChartProps) {
  const { funnel, previous } = analytics;
  const { name, file, chartType, text, tickText, note } = SALES[metric];
  const places = salesPlaces(analytics, now);
  const title = `${name} per ${placeName(analytics)}`;
  const isEmpty = hasNoSales(analytics);
  return (
    <ChartCard
      title={title}
      figure={text(funnel[metric])}
      change={changeOf(funnel[metric], previous.funnel[metric])}
      note={note(analytics)}
      fileName={fileName(file, analytics)}
      columns={columnsFor(metric, analytics)}
      rows={places}
      empty={isEmpty ? 'In deze periode is nog niets verkocht.' : null}
    >
      <SeriesChart
        label={title}
        points={pointsFor(places, metric)}
        chartType={chartType}
        tickText={tickText}
      />
    </ChartCard>
  );
}

export function fileName(what: string, { from, until }: Pick<Analytics, 'from' | 'until'>): string {
  return `${what}-${from}-${until}`;
}

function pointsFor(places: readonly SalesRow[], metric: Metric): SeriesPoint[] {
  const { name, text } = SALES[metric];
  return places.map(({ label, title, current, previous }) => ({
    label,
    title,
    value: current?.[metric] ?? null,
    previous: previous?.[metric],
    figures: [
      { tone: 'value' as const, label: name, text: current ? text(current[metric]) : 'nog niet' },
      ...(previous
        ? [{ tone: 'previous' as const, label: 'Vorige periode', text: text(previous[metric]) }]
        : []),
    ],
  }));
}

function columnsFor(metric: Metric, analytics: Analytics): ChartColumn<SalesRow>[] {
  const { name, cell, text } = SALES[metric];
  const figure = (which: 'current' | 'previous', title: string): ChartColumn<SalesRow> => ({
    name: title,
    cell: (place) => {
      const value = place[which]?.[metric];
      return value === undefined ? null : cell(value);
    },
    text: (place) => {
      const value = place[which]?.[metric];
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
