// The stat cards and the summary. Every figure comes from a list the API answered; where a list is cut off,
// the card says so instead of pretending to know the whole.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Order } from '#modules/orders/contract.ts';
import type { PublicReview } from '#modules/reviews/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';
import { orderSearchQuery, packsQuery, productsQuery } from '../admin-queries.ts';
import { countText } from '../format.ts';
import { changeText, compareMonths, reachesLastMonth } from './month-comparison.ts';

/** The plain list of orders stops here. */
const LIST_LIMIT = 1000;

type CardsProps = {
  orders: UseQueryResult<Order[]>;
  reviews: UseQueryResult<PublicReview[]>;
};

export function OverviewCards({ orders, reviews }: CardsProps) {
  const products = useQuery(productsQuery);
  const packs = useQuery(packsQuery);
  const count = useQuery(orderSearchQuery(''));
  const figures = orders.data ? figuresOf(orders.data, new Date()) : null;
  const soldOut = packs.data?.filter((pack) => pack.soldOut).length ?? 0;
  const samples = reviews.data?.filter((review) => review.sample).length ?? 0;
  const limited = figures?.limited ? `laatste ${countText(LIST_LIMIT)} bestellingen` : null;
  return (
    <div className="cards">
      <Card
        title="Total Products"
        value={products.data ? countText(products.data.length) : null}
        failed={products.isError}
        note={packs.data ? packsText(packs.data.length, soldOut) : null}
      />
      <Card
        title="Total Orders"
        value={count.data ? countText(count.data.total) : null}
        failed={count.isError}
        note={comparison(figures?.orderChange)}
      />
      <Card
        title="Total Revenue"
        value={figures ? formatEuro(cents(figures.revenue)) : null}
        failed={orders.isError}
        note={limited ?? comparison(figures?.revenueChange)}
      />
      <Card
        title="Avg Order Value"
        value={figures ? formatEuro(cents(figures.average)) : null}
        failed={orders.isError}
        note={limited}
      />
      <Card
        title="Customer Reviews"
        value={reviews.data ? countText(reviews.data.length) : null}
        failed={reviews.isError}
        note={samples > 0 ? `waarvan ${samples} voorbeelden` : null}
      />
    </div>
  );
}

function Card({
  title,
  value,
  note,
  failed,
}: {
  title: string;
  value: string | null;
  note: string | null | undefined;
  failed: boolean;
}) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="card-value">{value ?? (failed ? 'onbekend' : <span className="card-waiting" />)}</p>
      <p className="card-note muted">{note ?? '\u00a0'}</p>
    </section>
  );
}

function figuresOf(orders: readonly Order[], now: Date) {
  const amounts = orders.map((order) => ({ at: order.createdAt, value: parseEuros(order.total) ?? 0 }));
  const revenue = amounts.reduce((sum, { value }) => sum + value, 0);
  const limited = orders.length >= LIST_LIMIT;
  const comparable = !limited || reachesLastMonth(orders.at(-1)?.createdAt ?? '', now);
  return {
    revenue,
    average: orders.length === 0 ? 0 : Math.round(revenue / orders.length),
    limited,
    revenueChange: comparable ? changeText(compareMonths(amounts, now)) : null,
    orderChange: comparable
      ? changeText(
          compareMonths(
            amounts.map(({ at }) => ({ at, value: 1 })),
            now,
          ),
        )
      : null,
  };
}

function packsText(count: number, soldOut: number): string {
  const packs = count === 1 ? '1 verpakking' : `${count} verpakkingen`;
  return soldOut === 0 ? packs : `${packs}, ${soldOut} uitverkocht`;
}

function comparison(change: string | null | undefined): string | null {
  return change ? `${change} t.o.v. dezelfde dagen vorige maand` : null;
}
