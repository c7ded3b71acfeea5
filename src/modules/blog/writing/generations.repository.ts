// Orders to have articles written, in the database: one at a time, each with how far it is.

import { desc, eq, gte, sum } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow, getRow } from '#platform/database/find-row.ts';
import { beginOfDay } from '#platform/database/shop-day.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { blogGenerations } from '../blog.tables.ts';

export type GenerationRow = typeof blogGenerations.$inferSelect;

export function insertGeneration(tx: Orm, row: typeof blogGenerations.$inferInsert): Promise<GenerationRow> {
  return getRow(tx.insert(blogGenerations).values(row).returning(), 'The generation was not stored');
}

export function findGeneration(db: Orm, id: number): Promise<GenerationRow | null> {
  return findRow(db.select().from(blogGenerations).where(eq(blogGenerations.id, id)));
}

export function lockGeneration(tx: Orm, id: number): Promise<GenerationRow | null> {
  return findRow(tx.select().from(blogGenerations).where(eq(blogGenerations.id, id)).for('update'));
}

export function findLastGeneration(db: Orm): Promise<GenerationRow | null> {
  return findRow(db.select().from(blogGenerations).orderBy(desc(blogGenerations.id)).limit(1));
}

export async function updateGeneration(
  tx: Orm,
  id: number,
  change: Partial<Pick<GenerationRow, 'state' | 'postIds' | 'skipped' | 'tokens' | 'failure' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(blogGenerations).set(change).where(eq(blogGenerations.id, id));
}

/** Of the day of the shop that `now` is in. */
export async function sumTokensOfDay(db: Orm, now: Date): Promise<number> {
  const rows = await db
    .select({ total: sum(blogGenerations.tokens) })
    .from(blogGenerations)
    .where(
      gte(
        blogGenerations.createdAt,
        beginOfDay(now.toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE })),
      ),
    );
  return Number(rows[0]?.total ?? 0);
}
