// The SQL of recovery events: the failed payments and retries of each basket.

import { and, asc, count, desc, eq, gte, inArray, max } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { recoveryEvents } from './recovery.tables.ts';

export type RecoveryEventRow = typeof recoveryEvents.$inferSelect;
type NewRecoveryEvent = typeof recoveryEvents.$inferInsert;

/**
 * Inserts a recovery event and returns true. Returns false when the first failure or this attempt number was
 * recorded before.
 */
export async function insertRecoveryEvent(tx: Orm, event: NewRecoveryEvent): Promise<boolean> {
  const rows = await tx
    .insert(recoveryEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: recoveryEvents.id });
  return rows.length > 0;
}

export async function countRecoveryEvents(
  db: Orm,
  draftId: number,
  kind: 'attempt' | 'reported' | 'not_prepared',
): Promise<number> {
  return db.$count(recoveryEvents, and(eq(recoveryEvents.draftId, draftId), eq(recoveryEvents.kind, kind)));
}

/** Lists the recovery events of these baskets, oldest first. */
export async function listRecoveryEvents(
  db: Orm,
  draftIds: readonly number[],
): Promise<Map<number, RecoveryEventRow[]>> {
  if (draftIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(recoveryEvents)
    .where(inArray(recoveryEvents.draftId, [...draftIds]))
    .orderBy(asc(recoveryEvents.id));
  return Map.groupBy(rows, ({ draftId }) => draftId);
}

/**
 * Lists the baskets with a recovery event of kind `kind` since a time, most recent event first. `times` is
 * the number of these events, `lastAt` the time of the last one.
 */
export async function listBasketsWith(
  db: Orm,
  { kind, since, limit }: { kind: 'not_prepared'; since: Date; limit: number },
): Promise<{ draftId: number; times: number; lastAt: Date }[]> {
  const lastAt = max(recoveryEvents.at);
  const rows = await db
    .select({ draftId: recoveryEvents.draftId, times: count(), lastAt })
    .from(recoveryEvents)
    .where(and(eq(recoveryEvents.kind, kind), gte(recoveryEvents.at, since)))
    .groupBy(recoveryEvents.draftId)
    .orderBy(desc(lastAt))
    .limit(limit);
  return rows.flatMap((row) => (row.lastAt ? { ...row, lastAt: row.lastAt } : []));
}
