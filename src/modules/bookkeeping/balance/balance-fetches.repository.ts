// The SQL that records each fetch of the balance from the payment provider, so that only one fetch runs. A
// fetch whose process died blocks the next fetch for ten minutes only.

import { isNotNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { minutes } from '#shared/clock.ts';
import { balanceFetches } from '../bookkeeping.tables.ts';
import type { BalanceStatus } from '../contract.ts';

/**
 * The time in milliseconds after which a running fetch of the balance counts as interrupted. It is longer
 * than any fetch takes.
 */
const STALE_AFTER_MS = minutes(10);

const { startedAt, endedAt } = balanceFetches;

/**
 * Records that fetching the balance from the payment provider started and returns true; returns false while
 * another fetch is running.
 */
export async function beginFetch(db: Orm, now: Date): Promise<boolean> {
  const started = await db
    .insert(balanceFetches)
    .values({ id: 1, startedAt: now })
    .onConflictDoUpdate({
      target: balanceFetches.id,
      set: { startedAt: now, endedAt: null },
      setWhere: sql`${isNotNull(endedAt)} or ${lt(startedAt, new Date(now.getTime() - STALE_AFTER_MS))}`,
    })
    .returning({ id: balanceFetches.id });
  return started.length > 0;
}

export async function endFetch(db: Orm, now: Date, isComplete: boolean): Promise<void> {
  await db.update(balanceFetches).set({ endedAt: now, ...(isComplete && { fetchedAt: now }) });
}

export async function findFetchStatus(db: Orm, now: Date): Promise<BalanceStatus> {
  const [row] = await db.select().from(balanceFetches);
  const isRunning = row?.endedAt === null && row.startedAt.getTime() > now.getTime() - STALE_AFTER_MS;
  const failed = row?.endedAt && row.endedAt.getTime() !== row.fetchedAt?.getTime() ? row.endedAt : null;
  return {
    isRunning,
    fetchedAt: row?.fetchedAt?.toISOString() ?? null,
    failedAt: failed?.toISOString() ?? null,
  };
}
