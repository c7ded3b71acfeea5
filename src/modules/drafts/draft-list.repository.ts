// The SQL of the list of abandoned carts: those with a customer in them. An anonymous visit is not an abandoned cart.

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { countMatches, sortedPage } from '#platform/database/lists/keyset.ts';
import { PURCHASE_SORTINGS } from '#platform/database/lists/purchase-sortings.ts';
import type { Place } from '#platform/database/lists/read-page.ts';
import { searchConditions } from '#platform/database/lists/search-patterns.ts';
import { beginOfDay } from '#platform/database/shop-day.ts';
import type { DraftSort, ListDraftsQuery } from './contract.ts';
import { draftOrders } from './drafts.tables.ts';

export type DraftFilter = Pick<ListDraftsQuery, 'q' | 'country' | 'from' | 'until'>;

export function draftRowsQuery(db: Orm, page: Place & { filter: DraftFilter; sort: DraftSort }) {
  const sorting = PURCHASE_SORTINGS[page.sort];
  const all = db.select().from(draftOrders).$dynamic();
  return sortedPage(all, { sorting, table: draftOrders }, page, filterConditions(page.filter));
}

/** The number of matching carts, or `COUNTED_AT_MOST + 1` for any more. */
export function countDrafts(db: Orm, filter: DraftFilter): Promise<number> {
  return countMatches(db, draftOrders, and(...filterConditions(filter)));
}

// Written as in the indexes, which hold these carts only.
function filterConditions({ q, country, from, until }: DraftFilter): SQL[] {
  const conditions = [sql`not ${draftOrders.isCompleted}`, sql`${draftOrders.customerEmail} <> ''`];
  if (country) conditions.push(eq(draftOrders.country, country));
  if (from) conditions.push(sql`${draftOrders.createdAt} >= ${beginOfDay(from)}`);
  if (until) conditions.push(sql`${draftOrders.createdAt} < ${beginOfDay(until, 1)}`);
  if (q) conditions.push(...searchConditions(draftOrders.searchText, q));
  return conditions;
}
