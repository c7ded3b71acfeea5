// Pages of a list that cost the same however far down they are: each begins after the last row of the page
// before it, found by an index, and not by counting rows from the start.

import { and, asc, desc, getTableName, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database.ts';
import type { PageRange } from './read-page.ts';

/** A way to sort rows; the id settles what the key leaves equal. An index on key and id makes it quick. */
export type Sorting<Row extends { id: SQLWrapper }> = { key(row: Row): SQLWrapper; descending: boolean };

/** By one moment of a row, either way. */
export const byMoment = <Row extends { id: SQLWrapper }>(key: Sorting<Row>['key']) => ({
  newest: { key, descending: true },
  oldest: { key, descending: false },
});

export function sortOrder<Row extends { id: SQLWrapper }>(sorting: Sorting<Row>, row: NoInfer<Row>): SQL[] {
  return [sorting.key(row), row.id].map(sorting.descending ? desc : asc);
}

/**
 * The condition that a row comes after the row `after`, whose place is read from itself: no value travels in
 * a cursor.
 */
export function afterRow<Row extends { id: SQLWrapper }>(
  sorting: Sorting<Row>,
  table: PgTable & NoInfer<Row>,
  after: number | null,
): SQL[] {
  if (after === null) return [];
  const key = sorting.key(table);
  const afterKey = sql`(select ${key} from ${table} where ${table.id} = ${after})`;
  return [sql`(${key}, ${table.id}) ${sql.raw(sorting.descending ? '<' : '>')} (${afterKey}, ${after})`];
}

type SortedList<Row extends { id: SQLWrapper }> = { sorting: Sorting<Row>; table: PgTable & NoInfer<Row> };

/** A page of a list in one of its orders. */
export function sortedPage<Rows extends PgSelect, Row extends { id: SQLWrapper }>(
  rows: Rows,
  { sorting, table }: SortedList<Row>,
  { after, limit }: PageRange,
  conditions: readonly SQL[],
) {
  return rows
    .where(and(...conditions, ...afterRow(sorting, table, after)))
    .orderBy(...sortOrder(sorting, table))
    .limit(limit);
}

/** `matches` is how many rows there are, as far as they were counted. */
export type SearchedRange = PageRange & { q: string | undefined; matches: number };

/** Keeps a search and its sorting apart without leaving out a row. */
const NO_LIMIT = 2_147_483_647;

/**
 * The same of a list that is searched. Few matches are gathered and then sorted, because a walk along the
 * index of the sorting might meet them at the very end; many are met soon on that walk. The database left to
 * itself takes the walk too often.
 */
export function searchedPage<Rows extends PgSelect, Row extends { id: SQLWrapper }>(
  db: Orm,
  rows: Rows,
  list: SortedList<Row>,
  range: SearchedRange,
  conditions: readonly SQL[],
): PromiseLike<Awaited<Rows>> & SQLWrapper;
export function searchedPage(
  db: Orm,
  rows: PgSelect,
  { sorting, table }: SortedList<{ id: SQLWrapper }>,
  { q, matches, after, limit }: SearchedRange,
  conditions: readonly SQL[],
): PromiseLike<unknown> & SQLWrapper {
  if (q === undefined || matches > MAX_COUNTED)
    return sortedPage(rows, { sorting, table }, { after, limit }, conditions);
  const where = and(...conditions, ...afterRow(sorting, table, after));
  // By the name of its table, so that its order is said in the same words.
  const matching = rows.where(where).limit(NO_LIMIT).as(getTableName(table));
  return db
    .select()
    .from(matching)
    .orderBy(...sortOrder(sorting, table))
    .limit(limit);
}

/** A page of a list that is always shown by id, the newest first. */
export function newestFirst<Rows extends PgSelect>(
  rows: Rows,
  id: PgColumn,
  { after, limit }: PageRange,
  condition: SQL | undefined,
) {
  const older = after === null ? undefined : lt(id, after);
  return rows.where(and(condition, older)).orderBy(desc(id)).limit(limit);
}

/** Counting every match of a search would cost more than the page: at most this many are counted. */
export const MAX_COUNTED = 10_000;

/** The number of matching rows, or `COUNTED_AT_MOST + 1` for any more. */
export async function countMatches(db: Orm, table: PgTable, condition: SQL | undefined): Promise<number> {
  const [row] = await countQuery(db, table, condition);
  return row?.count ?? 0;
}

export function countQuery(db: Orm, table: PgTable, condition: SQL | undefined) {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(MAX_COUNTED + 1)
    .as('counted');
  return db.select({ count: sql<number>`count(*)::int` }).from(counted);
}

/** What a page says of the whole list. */
export function totalOf(matches: number): { total: number; totalIsMore: boolean } {
  return { total: Math.min(matches, MAX_COUNTED), totalIsMore: matches > MAX_COUNTED };
}
