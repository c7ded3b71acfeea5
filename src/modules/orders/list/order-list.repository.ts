// The SQL of the order list: filters, search and keyset pages for every sort order. The cost depends on the
// page and not on the number of orders: every sort order has an index, and counts stop at a fixed number.

import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import {
  countMatches,
  countQuery,
  type SearchedRange,
  searchedPage,
} from '#platform/database/lists/keyset.ts';
import { PURCHASE_SORTINGS } from '#platform/database/lists/purchase-sortings.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import { startOfDaySql } from '#platform/database/shop-day.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import { ON_HOLD } from '../order-flags.ts';
import { UNSENT, unsentStatuses } from '../order-states.ts';
import { orders } from '../orders.tables.ts';
import type { OrderFilter, OrderSort } from './order-list-contract.ts';

export type OrderPageInput = Omit<SearchedRange, 'q'> & { filter: OrderFilter; sort: OrderSort };

/** Counts the orders that match a filter; any number over `MAX_COUNTED` is returned as `MAX_COUNTED + 1`. */
export function countOrders(db: Orm, filter: OrderFilter): Promise<number> {
  return countMatches(db, orders, and(...filterConditions(filter)));
}

export function orderCountQuery(db: Orm, filter: OrderFilter) {
  return countQuery(db, orders, and(...filterConditions(filter)));
}

export function orderRowsQuery(db: Orm, { filter, sort, ...place }: OrderPageInput) {
  const list = { sorting: PURCHASE_SORTINGS[sort], table: orders };
  const all = db.select().from(orders).$dynamic();
  return searchedPage(db, all, list, { ...place, q: filter.q }, filterConditions(filter));
}

function filterConditions(filter: OrderFilter): SQL[] {
  const conditions = [filter.archived ? isNotNull(orders.archivedAt) : isNull(orders.archivedAt)];
  if (filter.status === UNSENT)
    conditions.push(
      inArray(orders.status, [...unsentStatuses]),
      notInArray(orders.paymentState, ['unpaid', 'refunded']),
      sql`not ${orders.flags} @> array[${ON_HOLD}]`,
    );
  else if (filter.status) conditions.push(eq(orders.status, filter.status));
  if (filter.payment) conditions.push(eq(orders.paymentState, filter.payment));
  if (filter.country) conditions.push(eq(orders.country, filter.country));
  if (filter.carrier) conditions.push(eq(orders.carrier, filter.carrier));
  if (filter.coupon) conditions.push(eq(orders.couponCode, normalizeCouponCode(filter.coupon)));
  if (filter.attention) conditions.push(sql`${orders.flags} <> '{}'`);
  if (filter.from) conditions.push(sql`${orders.createdAt} >= ${startOfDaySql(filter.from)}`);
  if (filter.until) conditions.push(sql`${orders.createdAt} < ${startOfDaySql(filter.until, 1)}`);
  if (filter.q) conditions.push(...searchConditions(orders.searchText, filter.q));
  return conditions;
}

export const countOrdersByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, orders, orders.status);

export function countParcels(db: Orm, { from, until }: { from: Date; until: Date }) {
  const { shippedAt, country, variantCode } = orders;
  const day = sql`(${shippedAt} at time zone 'Europe/Amsterdam')::date`;
  return db
    .select({ day: sql<string>`${day}::text`, country, variantCode, parcels: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(gte(shippedAt, from), lt(shippedAt, until)))
    .groupBy(day, country, variantCode);
}
