// Counts all rows of a table and the rows added this month and last month, in one statement.

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database.ts';

/**
 * The two periods in which added rows are counted: from `thisMonth` on, without an end; and from `lastMonth`
 * until `lastMonthUntil`.
 */
export type AddedSpans = { thisMonth: Date; lastMonth: Date; lastMonthUntil: Date };

export async function countAdded(
  db: Orm,
  { table, at, where }: { table: PgTable; at: AnyColumn; where?: SQL | undefined },
  spans: AddedSpans,
): Promise<{ total: number; current: number; previous: number }> {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      current: sql<number>`(count(*) filter (where ${at} >= ${moment(spans.thisMonth)}))::int`,
      previous: sql<number>`(count(*) filter (where ${at} >= ${moment(spans.lastMonth)} and ${at} < ${moment(spans.lastMonthUntil)}))::int`,
    })
    .from(table)
    .where(where);
  return row ?? { total: 0, current: 0, previous: 0 };
}
