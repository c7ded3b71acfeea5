// The SQL of daily sales: all orders that were ever paid, archived ones included, on the day they were
// placed. Refunds are read separately, on the day of the refund. Each function is one statement, so its
// figures are consistent.

import { and, asc, count, desc, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import { orders } from '#modules/orders/orders.tables.ts';
import { paymentMethodOf } from '#modules/payments/index.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { startOfDaySql } from '#platform/database/shop-day.ts';
import { days, SHOP_TIME_ZONE } from '#shared/clock.ts';
import { salesDays, salesDaysChanged } from './sales.tables.ts';
import type { DailyRefunds, DailySales, HourlySales, SalesByKey, SalesKind } from './sales.ts';

/** A range of days (ISO dates in Europe/Amsterdam); both ends are included. */
export type DayRange = { from: string; until: string };

// Part of the SQL text, because a bound value would be a different parameter in select and in group by.
const zone = sql.raw(`'${SHOP_TIME_ZONE}'`);
const beginOf = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone ${zone})`;

const within = ({ from, until }: DayRange) => sql`between ${from}::date and ${until}::date`;

/**
 * Builds a query that computes sales from the orders, for the days in the query `days` (with a column `day`).
 */
const countedFromOrders = (days: ReturnType<typeof sql>) => sql`
  select sums.kind, sold.day, sums.key, count(*)::int as orders, sum(sold.total)::bigint as revenue, sum(sold.discount)::bigint as discount
  from (
    select days.day, total, discount, country, coupon_code, extract(hour from created_at at time zone ${zone})::int as hour,
      coalesce(${paymentMethodOf(sql`payment_id`)}, case total when 0 then 'free' else 'unknown' end) as method
    from (${days}) as days
    join ${orders} on created_at >= ${beginOf(sql`days.day`)} and created_at < ${beginOf(sql`days.day + 1`)}
    where payment_state <> 'unpaid' and replacement_reason is null) as sold
  cross join lateral (values ('total', ''), ('hour', lpad(sold.hour::text, 2, '0')), ('country', sold.country), ('method', sold.method), ('coupon', sold.coupon_code))
    as sums (kind, key)
  where sums.key is not null
  group by sums.kind, sold.day, sums.key`;

const changedWithin = (range: DayRange) =>
  sql`select distinct day from ${salesDaysChanged} where day ${within(range)}`;

/**
 * Builds a query of the sales in a range of days: stored sales, except for changed days that are not
 * recounted yet; for these the sales are computed from the orders.
 */
const salesWithin = (range: DayRange, kinds: readonly SalesKind[]) => sql`
  with changed as materialized (${changedWithin(range)})
  select kind, day, key, orders, revenue, discount from ${salesDays}
  where kind = any(${sql.param([...kinds])}) and day ${within(range)} and day not in (select day from changed)
  union all
  select * from (${countedFromOrders(sql`select day from changed`)}) as counted_now where kind = any(${sql.param([...kinds])})`;

const amount = z.coerce.number();
const byDay = z.array(z.object({ day: z.string(), key: z.string(), orders: amount, revenue: amount }));
const byKey = z.array(
  z.object({
    kind: z.enum(['country', 'method', 'coupon']),
    key: z.string(),
    orders: amount,
    revenue: amount,
    discount: amount,
  }),
);

/** Returns the sales per day, oldest day first; days without sales are absent. */
export async function listDailySales(db: Orm, range: DayRange): Promise<DailySales[]> {
  const { rows } = await db.execute(
    sql`select day::text as day, sum(orders) filter (where kind = 'total') as orders,
        sum(revenue) filter (where kind = 'total') as revenue,
        coalesce(sum(orders) filter (where kind = 'method' and key <> 'bank_transfer'), 0) as online
      from (${salesWithin(range, ['total', 'method'])}) as sold group by day order by day`,
  );
  return z.array(z.object({ day: z.string(), orders: amount, revenue: amount, online: amount })).parse(rows);
}

/**
 * Returns the sales per hour of a day, with the hour in `key` (00 to 23). When summer time ends, the hour
 * that occurs twice counts as one.
 */
export async function listHourlySales(db: Orm, day: string): Promise<HourlySales[]> {
  const { rows } = await db.execute(
    sql`select day::text as day, key, orders, revenue from (${salesWithin({ from: day, until: day }, ['hour'])}) as sold order by key`,
  );
  return byDay.parse(rows);
}

/** Returns the sales per country, payment method and coupon code, highest revenue first. */
export async function sumSalesByKey(db: Orm, range: DayRange): Promise<SalesByKey[]> {
  const { rows } = await db.execute(sql`
    select kind, key, sum(orders)::int as orders, sum(revenue)::bigint as revenue, sum(discount)::bigint as discount
    from (${salesWithin(range, ['country', 'method', 'coupon'])}) as sold
    group by kind, key order by revenue desc, key`);
  return byKey.parse(rows);
}

/** Returns the sales, without replacements, from the start of a day until a time on that day. */
export async function sumSalesUntil(db: Orm, day: string, until: Date): Promise<Omit<DailySales, 'day'>> {
  const { rows } = await db.execute(sql`
    select count(*)::int as orders, coalesce(sum(total), 0)::bigint as revenue,
      (count(*) filter (where method is distinct from 'bank_transfer'))::int as online
    from (select ${orders.total} as total, ${paymentMethodOf(sql`${orders.paymentId}`)} as method from ${orders}
      where ${orders.createdAt} >= ${startOfDaySql(day)} and ${orders.createdAt} < ${until.toISOString()}::timestamptz
        and ${orders.paymentState} <> 'unpaid' and ${orders.replacementReason} is null) as sold`);
  const [sold] = z.array(z.object({ orders: amount, revenue: amount, online: amount })).parse(rows);
  return sold ?? { orders: 0, revenue: 0, online: 0 };
}

/**
 * Lists the paid orders, replacements included, that were placed from the start of a day until a time on that
 * day, in no particular order.
 */
export async function listSoldUntil(db: Orm, day: string, until: Date) {
  const { id, variantCode, total, vatAmount, createdAt, paymentState, replacementReason } = orders;
  return db
    .select({ id, variantCode, total, vatAmount, replacementReason })
    .from(orders)
    .where(and(gte(createdAt, startOfDaySql(day)), lt(createdAt, until), ne(paymentState, 'unpaid')));
}

/** Lists the paid orders placed since a time, oldest first. */
export async function listPlacedSince(db: Orm, since: Date) {
  const { id, paymentId, total, country, quantity, createdAt, paymentState } = orders;
  return db
    .select({ id, paymentId, total, country, quantity, createdAt })
    .from(orders)
    .where(and(gte(createdAt, since), ne(paymentState, 'unpaid')))
    .orderBy(asc(id));
}

/**
 * The minimum number of orders for which a pack is called most ordered. Fewer orders say nothing about
 * customers, and an owner's test orders must not count; reviews use the same minimum.
 */
const MIN_ORDERED = 5;

/**
 * Returns the code of the variant sold in most orders of the last thirty days, fully refunded orders
 * excluded. Null when the first two variants have equally many orders, or when there are fewer than
 * `MIN_ORDERED`.
 */
export async function findMostOrdered(db: Orm, now: Date): Promise<string | null> {
  const { variantCode, createdAt, paymentState, replacementReason } = orders;
  const held = inArray(paymentState, ['paid', 'partially_refunded']);
  const [first, second] = await db
    .select({ variantCode, times: count() })
    .from(orders)
    .where(and(gte(createdAt, new Date(now.getTime() - days(30))), held, isNull(replacementReason)))
    .groupBy(variantCode)
    .orderBy(desc(count()))
    .limit(2);
  const isAhead = first && first.times >= MIN_ORDERED && first.times !== second?.times;
  return isAhead ? first.variantCode : null;
}

/**
 * Returns refunds per day, on the day they succeeded. Refunds of order changes are left out, because the
 * total of the order was lowered already.
 */
export async function listDailyRefunds(db: Orm, range: DayRange): Promise<DailyRefunds[]> {
  const { rows } = await db.execute(sql`
    select (succeeded_at at time zone ${zone})::date::text as day, count(*)::int as refunds, sum(amount)::bigint as refunded from ${refunds}
    where status = 'succeeded' and origin <> 'change' and succeeded_at >= ${startOfDaySql(range.from)} and succeeded_at < ${startOfDaySql(range.until, 1)}
    group by 1 order by 1`);
  return z.array(z.object({ day: z.string(), refunds: amount, refunded: amount })).parse(rows);
}

/**
 * Locks the recounting of sales until the end of the transaction, because two concurrent counts of one day
 * would both insert its rows.
 */
export async function lockCounting(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table ${salesDays} in share row exclusive mode`);
}

/**
 * Deletes up to `limit` days from the table of changed days and returns them. The caller must recount the
 * sales of these days in the same transaction.
 */
export async function takeChangedDays(tx: Orm, limit: number): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    with taken as (
      delete from ${salesDaysChanged} where day in (select distinct day from ${salesDaysChanged} order by day desc limit ${limit})
      returning day)
    select distinct day::text as day from taken`);
  return z
    .array(z.object({ day: z.string() }))
    .parse(rows)
    .map(({ day }) => day);
}

export async function countDays(tx: Orm, days: readonly string[]): Promise<void> {
  const daysParam = sql.param([...days]);
  await tx.execute(sql`delete from ${salesDays} where day = any(${daysParam}::date[])`);
  await tx.execute(sql`
    insert into ${salesDays} (kind, day, key, orders, revenue, discount)
    ${countedFromOrders(sql`select unnest(${daysParam}::date[]) as day`)}`);
}

export async function markDays(tx: Orm, { from, until }: DayRange): Promise<void> {
  await tx.execute(
    sql`insert into ${salesDaysChanged} select day::date from generate_series(${from}::date, ${until}::date, interval '1 day') as day`,
  );
}

/**
 * Marks every day with an order as changed, so that all sales are recounted, but only when the shop has no
 * stored sales (for instance after restoring a backup that is older than this table).
 */
export async function markAllDaysUncounted(tx: Orm): Promise<void> {
  await tx.execute(sql`
    insert into ${salesDaysChanged} select distinct (created_at at time zone ${zone})::date from ${orders}
    where not exists (select 1 from ${salesDays})`);
}
