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

type Sortable = Record<'createdAt' | 'total' | 'customerName' | 'id', SQLWrapper>;
type Sorting = { key(of: Sortable): SQLWrapper; descending: boolean };

const moment = ({ createdAt }: Sortable) => createdAt;
const amount = ({ total }: Sortable) => total;
const name = ({ customerName }: Sortable) => sql`lower(${customerName})`;

const SORTINGS = {
  newest: { key: moment, descending: true },
  oldest: { key: moment, descending: false },
  highest: { key: amount, descending: true },
  lowest: { key: amount, descending: false },
  name: { key: name, descending: false },
  name_desc: { key: name, descending: true },
} as const satisfies Record<OrderSort, Sorting>;

/** Keeps a search and its sorting apart without leaving out a row. */
const NO_LIMIT = 2_147_483_647;

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
  const sorting = SORTINGS[sort];
  const inOrder = (of: Sortable) => [sorting.key(of), of.id].map(sorting.descending ? desc : asc);
  const where = (searched: SQLWrapper) =>
    and(...filterConditions(filter, searched), ...beyond(sorting, after));
  if (filter.q === undefined || matches > COUNTED_AT_MOST)
    return db
      .select()
      .from(orders)
      .where(where(sql`(${orders.searchText} || '')`))
      .orderBy(...inOrder(orders))
      .limit(limit);
  const found = db.select().from(orders).where(where(orders.searchText)).limit(NO_LIMIT).as('found');
  return db
    .select()
    .from(found)
    .orderBy(...inOrder(found))
    .limit(limit);
}

// The place of the last row is read from the row itself: nothing of a customer travels in a cursor.
function beyond({ key, descending }: Sorting, after: number | null): SQL[] {
  if (after === null) return [];
  const place = sql`(select ${key(orders)} from ${orders} where ${orders.id} = ${after})`;
  return [sql`(${key(orders)}, ${orders.id}) ${sql.raw(descending ? '<' : '>')} (${place}, ${after})`];
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
