// Reads the totals on the first page of the back-office: sales from the orders, and counts supplied by other
// modules.

import { type DailySales, listDailySales, sumSalesUntil } from '#modules/order-overview/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { type MonthMoments, monthDays, monthMoments } from './month-comparison.ts';
import type { Added, Overview } from './overview-contract.ts';

type CountAdded = (db: Orm, months: MonthMoments) => Promise<Added>;

/** Counts supplied by the caller, because this module does not import the modules they come from. */
export type CountedElsewhere = {
  products: CountAdded;
  reviews: CountAdded;
  posts: CountAdded;
  activeCoupons(db: Orm, today: string): Promise<number>;
};

type Needs = { database: Pick<Database, 'orm'>; clock: Clock; countedElsewhere: CountedElsewhere };

/** A day before the first order of any shop; the totals of all time start here. */
const EVER = '2000-01-01';

export async function readOverview({ database: { orm }, clock, countedElsewhere }: Needs): Promise<Overview> {
  const now = clock.now();
  const months = monthMoments(now);
  const { all, current, previous } = await readSales(orm, now, months);
  return {
    products: await countedElsewhere.products(orm, months),
    orders: { total: all.orders, current: current.orders, previous: previous.orders },
    reviews: await countedElsewhere.reviews(orm, months),
    blogPosts: await countedElsewhere.posts(orm, months),
    revenue: { total: all.revenue, current: current.revenue, previous: previous.revenue },
    averageOrder: { total: average(all), current: average(current), previous: average(previous) },
    activeCoupons: await countedElsewhere.activeCoupons(orm, dayOf(now)),
  };
}

type Sold = Pick<DailySales, 'orders' | 'revenue'>;

async function readSales(db: Orm, now: Date, months: MonthMoments) {
  const { thisMonth, lastMonth, lastDay } = monthDays(now);
  const days = await listDailySales(db, { from: EVER, until: thisMonth.until });
  const cutOff = lastDay === null ? [] : [await sumSalesUntil(db, lastDay, months.lastMonthUntil)];
  const within = (from: string, until: string) => days.filter(({ day }) => day >= from && day <= until);
  return {
    all: add(days),
    current: add(within(thisMonth.from, thisMonth.until)),
    previous: add([...within(lastMonth.from, lastMonth.until), ...cutOff]),
  };
}

function add(rows: readonly Sold[]): Sold {
  return rows.reduce<Sold>(
    (sum, { orders, revenue }) => ({ orders: sum.orders + orders, revenue: sum.revenue + revenue }),
    { orders: 0, revenue: 0 },
  );
}

function average({ orders, revenue }: Sold): number {
  return orders === 0 ? 0 : Math.round(revenue / orders);
}
