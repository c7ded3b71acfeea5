// The chart of abandoned carts, with the part that was recovered.

import type { Analytics, CartFigures } from '#modules/statistics/contract.ts';
import { countText } from '../../format.ts';
import { changeOf, shareText } from './charts/change.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { ChartColumn } from './charts/chart-table.tsx';
import { SeriesChart } from './charts/series-chart.tsx';
import { plainEuros, shortCount, sumText } from './figure-texts.ts';
import { dayPlaces, type Place } from './period-points.ts';
import { fileName } from './sales-charts.tsx';

export const hasNoCarts = ({ carts, previous }: Analytics) =>
  carts.abandoned + previous.carts.abandoned === 0;

export function CartChart({ analytics, now }: { analytics: Analytics; now: Date }) {
  const { carts, cartDays, previous } = analytics;
  const places = dayPlaces<CartFigures>(cartDays, previous.cartDays, addCarts, now);
  const name = 'Verlaten winkelmandjes';
  const recovered = shareText(carts.recovered, carts.abandoned);
  return (
    <ChartCard
      title={name}
      figure={countText(carts.abandoned)}
      change={changeOf(carts.abandoned, previous.carts.abandoned, 'less')}
      note={
        recovered
          ? `${recovered} teruggewonnen: ${sumText(carts.recoveredValue)} van ${sumText(carts.abandonedValue)}`
          : null
      }
      fileName={fileName('winkelmandjes', analytics)}
      columns={COLUMNS}
      rows={places}
      empty={hasNoCarts(analytics) ? 'In deze periode is geen winkelmandje verlaten.' : null}
    >
      <SeriesChart
        label={name}
        chartType="bars"
        tickText={shortCount}
        points={places.map(({ label, title, current, previous: before }) => ({
          label,
          title,
          value: current?.abandoned ?? null,
          part: current?.recovered ?? 0,
          previous: before?.abandoned,
          figures: [
            { tone: 'rest', label: 'Verlaten', text: countText(current?.abandoned ?? 0) },
            { tone: 'value', label: 'Teruggewonnen', text: countText(current?.recovered ?? 0) },
            ...(before
              ? [{ tone: 'previous' as const, label: 'Vorige periode', text: countText(before.abandoned) }]
              : []),
          ],
        }))}
      />
    </ChartCard>
  );
}

const COLUMNS: ChartColumn<Place<CartFigures>>[] = [
  { name: 'Begonnen', cell: ({ key }) => key, text: ({ title }) => title },
  { name: 'Verlaten', cell: ({ current }) => current?.abandoned ?? null },
  { name: 'Waarde', ...euros(({ abandonedValue }) => abandonedValue) },
  { name: 'Teruggewonnen', cell: ({ current }) => current?.recovered ?? null },
  { name: 'Waarde teruggewonnen', ...euros(({ recoveredValue }) => recoveredValue) },
  { name: 'Verlaten, vorige periode', cell: ({ previous }) => previous?.abandoned ?? null },
];

function euros(of: (figures: CartFigures) => number): Pick<ChartColumn<Place<CartFigures>>, 'cell' | 'text'> {
  return {
    cell: ({ current }) => (current ? plainEuros(of(current)) : null),
    text: ({ current }) => (current ? sumText(of(current)) : '–'),
  };
}

function addCarts(a: CartFigures, b: CartFigures): CartFigures {
  return {
    abandoned: a.abandoned + b.abandoned,
    abandonedValue: a.abandonedValue + b.abandonedValue,
    recovered: a.recovered + b.recovered,
    recoveredValue: a.recoveredValue + b.recoveredValue,
  };
}
