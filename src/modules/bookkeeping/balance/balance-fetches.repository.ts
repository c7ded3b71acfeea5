// The SQL of how asking the payment provider goes. One that was cut off, because its process ended, holds up
// the next for minutes only.

import { isNotNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { minutes } from '#shared/clock.ts';
import { balanceFetches } from '../bookkeeping.tables.ts';
import type { BalanceStanding } from '../contract.ts';

/** Longer than any takes. */
const CUT_OFF_AFTER = minutes(10);

const { startedAt, endedAt } = balanceFetches;

/** False when somebody else is at it. */
export async function beginFetch(db: Orm, now: Date): Promise<boolean> {
  const begun = await db
    .insert(balanceFetches)
    .values({ id: 1, startedAt: now })
    .onConflictDoUpdate({
      target: balanceFetches.id,
      set: { startedAt: now, endedAt: null },
      setWhere: sql`${isNotNull(endedAt)} or ${lt(startedAt, new Date(now.getTime() - CUT_OFF_AFTER))}`,
    })
    .returning({ id: balanceFetches.id });
  return begun.length > 0;
}

export async function endFetch(db: Orm, now: Date, isComplete: boolean): Promise<void> {
  await db.update(balanceFetches).set({ endedAt: now, ...(isComplete && { fetchedAt: now }) });
}

export async function findStanding(db: Orm, now: Date): Promise<BalanceStanding> {
  const [row] = await db.select().from(balanceFetches);
  const isRunning = row?.endedAt === null && row.startedAt.getTime() > now.getTime() - CUT_OFF_AFTER;
  const failed = row?.endedAt && row.endedAt.getTime() !== row.fetchedAt?.getTime() ? row.endedAt : null;
  return {
    isRunning,
    fetchedAt: row?.fetchedAt?.toISOString() ?? null,
    failedAt: failed?.toISOString() ?? null,
  };
}
