// Keyset pagination: each page begins after the last row of the page before. An index finds that row, so
// every page costs the same, also far down the list.

import { and, asc, desc, getTableName, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database.ts';
import type { PageRange } from './read-page.ts';

/**
 * A sort order of a list, by a column or expression. The id decides between rows with equal keys. Requires an
 * index on key and id.
 */
export type Sorting<Row extends { id: SQLWrapper }> = { key(row: Row): SQLWrapper; descending: boolean };

/** Returns two sort orders by a moment: newest first and oldest first. */
export const byMoment = <Row extends { id: SQLWrapper }>(key: Sorting<Row>['key']) => ({
  newest: { key, descending: true },
  oldest: { key, descending: false },
});

export function sortOrder<Row extends { id: SQLWrapper }>(sorting: Sorting<Row>, row: NoInfer<Row>): SQL[] {
  return [sorting.key(row), row.id].map(sorting.descending ? desc : asc);
}

/**
 * Returns the condition that a row comes after the row with id `after` in a sort order; an empty list when
 * `after` is null. The sort key is read from that row, so a cursor contains only an id.
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

/**
 * Completes the query `rows` of a list to the query of one page: the rows that meet all `conditions` and come
 * after the row with id `after`, in the given sort order.
 */
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

/**
 * A page range of a searched list. `q` is the search text; `matches` is the number of matching rows, which is
 * counted only until it exceeds `MAX_COUNTED`.
 */
export type SearchedRange = PageRange & { q: string | undefined; matches: number };

/**
 * An SQL LIMIT that no result reaches. With it in a subquery, the query planner runs the search first and
 * sorts afterwards.
 */
const NO_LIMIT = 2_147_483_647;

/**
 * Returns the query of one page of a searched list. At most `MAX_COUNTED` matching rows are collected first
 * and then sorted. With more matches the index of the sort order is scanned, which soon finds enough of them.
 * PostgreSQL's planner alone would choose the scan too often.
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

/**
 * Completes the query `rows` to the query of one page of a list that is always sorted by id, newest first.
 */
export function newestFirst<Rows extends PgSelect>(
  rows: Rows,
  id: PgColumn,
  { after, limit }: PageRange,
  condition: SQL | undefined,
) {
  const older = after === null ? undefined : lt(id, after);
  return rows.where(and(condition, older)).orderBy(desc(id)).limit(limit);
}

/** Maximum number of matches that is counted; counting every match would cost more than the page. */
export const MAX_COUNTED = 10_000;

/**
 * Counts the matching rows; the count stops at `MAX_COUNTED + 1`, which therefore means "more than
 * `MAX_COUNTED`".
 */
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

/**
 * Returns the total to show above a list, at most `MAX_COUNTED`. `totalIsMore` is true when more rows match.
 */
export function totalOf(matches: number): { total: number; totalIsMore: boolean } {
  return { total: Math.min(matches, MAX_COUNTED), totalIsMore: matches > MAX_COUNTED };
}
