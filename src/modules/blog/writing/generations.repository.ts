// The SQL of generations (requests for new articles). Only one generation runs at a time, and its row stores
// the progress.

import { desc, gte, sum } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, insertInto, lockBy, updateExistingById } from '#platform/database/find-row.ts';
import { startOfDaySql } from '#platform/database/shop-day.ts';
import { dayOf } from '#shared/shop-days.ts';
import { blogGenerations } from '../blog.tables.ts';

export type GenerationRow = typeof blogGenerations.$inferSelect;

export const insertGeneration = insertInto(blogGenerations);
export const findGeneration = findBy(blogGenerations, blogGenerations.id);
export const lockGeneration = lockBy(blogGenerations, blogGenerations.id);

export function findLastGeneration(db: Orm): Promise<GenerationRow | null> {
  return findRow(db.select().from(blogGenerations).orderBy(desc(blogGenerations.id)).limit(1));
}

export const updateGeneration = updateExistingById(blogGenerations);

/** Returns the tokens used so far on the calendar day of `now`, in the shop's time zone. */
export async function sumTokensOfDay(db: Orm, now: Date): Promise<number> {
  const rows = await db
    .select({ total: sum(blogGenerations.tokens) })
    .from(blogGenerations)
    .where(gte(blogGenerations.createdAt, startOfDaySql(dayOf(now))));
  return Number(rows[0]?.total ?? 0);
}
