// The SQL of the order list: filters, search and keyset pages in every order of sorting. What a page costs depends on
// the page and not on the shop: every way to sort has its index, and no count goes beyond a fixed number.

import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { searchConditions } from '#platform/database/search-patterns.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import type { OrderFilter, OrderSort } from './order-list-contract.ts';
import { orders } from './orders.tables.ts';

type Sorting = { key: SQLWrapper; descending: boolean };

const SORTINGS = {
  newest: { key: orders.createdAt, descending: true },
  oldest: { key: orders.createdAt, descending: false },
  highest: { key: orders.total, descending: true },
  lowest: { key: orders.total, descending: false },
  name: { key: sql`lower(${orders.customerName})`, descending: false },
  name_desc: { key: sql`lower(${orders.customerName})`, descending: true },
} as const satisfies Record<OrderSort, Sorting>;

export type OrderPageInput = {
  filter: OrderFilter;
  sort: OrderSort;
  /** The id of the last order of the page before. */
  after: number | null;
  limit: number;
  /** How many orders match, as far as they were counted. */
  matches: number;
};

/** At most this many matching orders are counted; beyond them a list says "more than". */
export const COUNTED_AT_MOST = 10_000;

/** The number of matching orders, or `COUNTED_AT_MOST + 1` for any more. */
export async function countOrders(db: Orm, filter: OrderFilter): Promise<number> {
  const [row] = await orderCountQuery(db, filter);
  return row?.count ?? 0;
}

export function orderCountQuery(db: Orm, filter: OrderFilter) {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(...filterConditions(filter, orders.searchText)))
    .limit(COUNTED_AT_MOST + 1)
    .as('counted');
  return db.select({ count: sql<number>`count(*)::int` }).from(counted);
}

/**
 * One page of rows. Few matches of a search are gathered by the search index and then sorted; many are met soon enough
 * on a walk along the index of the sorting. The database guesses between the two, and at times guesses badly.
 */
export function orderRowsQuery(db: Orm, { filter, sort, after, limit, matches }: OrderPageInput) {
  const { key, descending }: Sorting = SORTINGS[sort];
  const direction = descending ? desc : asc;
  const gathers = filter.q !== undefined && matches <= COUNTED_AT_MOST;
  const searched = gathers ? orders.searchText : sql`(${orders.searchText} || '')`;
  const conditions = and(...filterConditions(filter, searched), ...beyond(SORTINGS[sort], after));
  const columns = getTableColumns(orders);
  const rows = gathers
    ? db.select(columns).from(sql`(select * from ${orders} where ${conditions} offset 0) as "orders"`)
    : db.select(columns).from(orders).where(conditions);
  return rows.orderBy(direction(key), direction(orders.id)).limit(limit);
}

// The place of the last row is read from the row itself: nothing of a customer travels in a cursor.
function beyond({ key, descending }: Sorting, after: number | null): SQL[] {
  if (after === null) return [];
  const place = sql`(select ${key} from ${orders} where ${orders.id} = ${after})`;
  return [sql`(${key}, ${orders.id}) ${sql.raw(descending ? '<' : '>')} (${place}, ${after})`];
}

function filterConditions(filter: OrderFilter, searched: SQLWrapper): SQL[] {
  const conditions = [filter.archived ? isNotNull(orders.archivedAt) : isNull(orders.archivedAt)];
  if (filter.status) conditions.push(eq(orders.status, filter.status));
  if (filter.payment) conditions.push(eq(orders.paymentState, filter.payment));
  if (filter.country) conditions.push(eq(orders.country, filter.country));
  if (filter.carrier) conditions.push(eq(orders.carrier, filter.carrier));
  if (filter.coupon) conditions.push(eq(orders.couponCode, filter.coupon.toUpperCase()));
  if (filter.attention) conditions.push(sql`${orders.flags} <> '{}'`);
  if (filter.from) conditions.push(sql`${orders.createdAt} >= ${beginOf(filter.from)}`);
  if (filter.until) conditions.push(sql`${orders.createdAt} < ${beginOf(filter.until, 1)}`);
  if (filter.q) conditions.push(...searchConditions(searched, filter.q));
  return conditions;
}

/** The moment a day of the shop begins, or one some days after it. */
function beginOf(day: string, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})`;
}
