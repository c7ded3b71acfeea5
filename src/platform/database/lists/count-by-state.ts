// Counts the rows of a table per state, for figures that may take a moment, such as metrics.

import { count } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database.ts';

export async function countByState(
  db: Orm,
  table: PgTable,
  state: PgColumn,
): Promise<Record<string, number>> {
  const rows = await db.select({ state, count: count() }).from(table).groupBy(state);
  return Object.fromEntries(rows.map((row) => [String(row.state), row.count]));
}
