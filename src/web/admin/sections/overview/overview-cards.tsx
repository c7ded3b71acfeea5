// The strip of seven cards: four totals with their increase this month, and three sums of sales.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Overview } from '#modules/statistics/contract.ts';
import { href } from '#shared/href.ts';
import { countText } from '../../format.ts';
import { overviewQuery } from '../../shared/overview-queries.ts';
import { ErrorState } from '../../ui/states.tsx';
import { ChangeBadge } from './charts/change-badge.tsx';
import { sumText } from './figure-texts.ts';
import { hasEnoughOrders, type MonthNote, monthNote } from './month-note.ts';

type CardSpec = {
  title: string;
  to: string;
  value(overview: Overview): string;
  note(overview: Overview): MonthNote;
};

const CARDS: readonly CardSpec[] = [
  stat('Total Products', href('/admin/products'), 'products'),
  stat('Total Orders', href('/admin/orders'), 'orders'),
  stat('Customer Reviews', href('/admin/reviews'), 'reviews'),
  stat('Blog Posts', href('/admin/blog'), 'blogPosts'),
  {
    title: 'Total Revenue',
    to: href('/admin/orders'),
    value: ({ revenue }) => sumText(revenue.total),
    note: (overview) => monthNote(overview.revenue, sumText, hasEnoughOrders(overview)),
  },
  {
    title: 'Avg Order Value',
    to: href('/admin/orders', { sort: 'highest' }),
    value: ({ averageOrder }) => sumText(averageOrder.total),
    note: (overview) => averageNote(overview),
  },
  {
    title: 'Active Coupons',
    to: href('/admin/coupons', { status: 'active' }),
    value: ({ activeCoupons }) => countText(activeCoupons),
    note: () => ({ change: null, text: 'nu te gebruiken' }),
  },
];

/**
 * The note below the average order value: the change from last month; with too few orders last month only
 * "van alle bestellingen".
 */
function averageNote(overview: Overview): MonthNote {
  const isCompared = hasEnoughOrders(overview) && overview.averageOrder.current > 0;
  if (isCompared) return monthNote(overview.averageOrder, sumText, true);
  return { change: null, text: 'van alle bestellingen' };
}

export function OverviewCards() {
  const { data, isError, error, refetch } = useQuery(overviewQuery);
  if (isError && !data)
    return <ErrorState title="De kaarten kunnen niet worden geladen" query={{ error, refetch }} />;
  const card = ({ title, to, value, note }: CardSpec) => (
    <Card key={title} title={title} to={to} note={data ? note(data) : null}>
      {data ? value(data) : <span className="inline-block h-3.5 w-16 rounded bg-raised" />}
    </Card>
  );
  return (
    <section
      aria-label="Stand van de winkel"
      className="mb-5 grid gap-px overflow-hidden rounded-[10px] border border-hairline bg-hairline min-[80rem]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] max-[80rem]:grid-cols-12"
    >
      {CARDS.map(card)}
    </section>
  );
}

type CardProps = { title: string; to: string; note: MonthNote | null; children: ReactNode };

function Card({ title, to, note, children }: CardProps) {
  return (
    <section className="relative min-w-0 bg-surface px-4 py-3 max-[80rem]:col-span-3 max-[80rem]:nth-[n+5]:col-span-4 max-sm:col-span-6 max-sm:nth-[n+5]:col-span-6 max-sm:nth-5:col-span-full!">
      <h2 className="text-[0.8125rem] font-medium text-quiet">
        <Link className="text-inherit after:absolute after:inset-0" to={to}>
          {title}
        </Link>
      </h2>
      <p className="min-h-7 text-[1.125rem] font-[620] tracking-[-0.015em]">{children}</p>
      <p className="min-h-4.5 text-[0.75rem] text-quiet">
        <ChangeBadge small change={note?.change ?? null} />
        <span> </span>
        <span className="block">{note?.text ?? '\u00a0'}</span>
      </p>
    </section>
  );
}

function stat(title: string, to: string, of: 'products' | 'orders' | 'reviews' | 'blogPosts'): CardSpec {
  return {
    title,
    to,
    value: (overview) => countText(overview[of].total),
    note: (overview) => monthNote(overview[of], countText),
  };
}
