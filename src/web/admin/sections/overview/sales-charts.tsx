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

const NOTHING_SOLD = 'In deze periode is nog niets verkocht.';

export function RevenueChart({ analytics, now }: { analytics: Analytics; now: Date }) {
  const { funnel, previous, refunded } = analytics;
  const places = salesPlaces(analytics, now);
  const name = `Omzet per ${placeName(analytics)}`;
  return (
    <ChartCard
      title={name}
      figure={sumText(funnel.revenue)}
      change={changeOf(funnel.revenue, previous.funnel.revenue)}
      note={refunded > 0 ? `${sumText(refunded)} terugbetaald in deze periode` : 'niets terugbetaald'}
      fileName={fileName('omzet', analytics)}
      columns={columnsFor('Omzet', 'revenue', analytics)}
      rows={places}
      empty={funnel.revenue + previous.funnel.revenue === 0 && funnel.orders === 0 ? NOTHING_SOLD : null}
    >
      <SeriesChart
        label={name}
        points={pointsFor(places, 'Omzet', 'revenue')}
        look="line"
        tickText={shortEuros}
      />
    </ChartCard>
  );
}

export function OrdersChart({ analytics, now }: { analytics: Analytics; now: Date }) {
  const { funnel, previous } = analytics;
  const places = salesPlaces(analytics, now);
  const name = `Bestellingen per ${placeName(analytics)}`;
  const average = funnel.orders === 0 ? 0 : Math.round(funnel.revenue / funnel.orders);
  return (
    <ChartCard
      title={name}
      figure={countText(funnel.orders)}
      change={changeOf(funnel.orders, previous.funnel.orders)}
      note={`gemiddeld ${sumText(average)} per bestelling`}
      fileName={fileName('bestellingen', analytics)}
      columns={columnsFor('Bestellingen', 'orders', analytics)}
      rows={places}
      empty={funnel.orders + previous.funnel.orders === 0 ? NOTHING_SOLD : null}
    >
      <SeriesChart
        label={name}
        points={pointsFor(places, 'Bestellingen', 'orders')}
        look="bars"
        tickText={shortCount}
      />
    </ChartCard>
  );
}

export function fileName(what: string, { from, until }: Pick<Analytics, 'from' | 'until'>): string {
  return `${what}-${from}-${until}`;
}

type Measure = 'revenue' | 'orders';
const textOf = { revenue: sumText, orders: countText };
const cellOf = { revenue: plainEuros, orders: (count: number) => count };

function pointsFor(places: readonly SalesRow[], name: string, measure: Measure): SeriesPoint[] {
  const text = textOf[measure];
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

function columnsFor(name: string, measure: Measure, analytics: Analytics): ChartColumn<SalesRow>[] {
  const figure = (which: 'current' | 'previous', title: string): ChartColumn<SalesRow> => ({
    name: title,
    cell: (place) => {
      const value = place[which]?.[measure];
      return value === undefined ? null : cellOf[measure](value);
    },
    text: (place) => {
      const value = place[which]?.[measure];
      return value === undefined ? '–' : textOf[measure](value);
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
