// Attempts to log in that failed, per account and place they came from. Counting one is a single statement: a
// flood of guesses must cost the shop little, and two processes that count at once must not both find room.

import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { loginFailures } from '../accounts.tables.ts';

type Attempt = { account: string; address: string };

/**
 * Not counted when there were `most` since then already. `failures` are those there are now, oldest first.
 */
export async function countAttempt(
  db: Orm,
  { account, address, most, since, now }: Attempt & { most: number; since: Date; now: Date },
): Promise<{ counted: boolean; failures: Date[] }> {
  const recent = sql`array(select moment from unnest(${loginFailures.moments}) as moment where moment > ${since.getTime()} order by moment)`;
  const hasRoom = sql`cardinality(${recent}) < ${most}`;
  const [row] = await db
    .insert(loginFailures)
    .values({ account, address, moments: [now.getTime()], counted: true, seenAt: now })
    .onConflictDoUpdate({
      target: [loginFailures.account, loginFailures.address],
      set: {
        moments: sql`case when ${hasRoom} then ${recent} || ${now.getTime()}::bigint else ${recent} end`,
        counted: hasRoom,
        seenAt: now,
      },
    })
    .returning({ moments: loginFailures.moments, counted: loginFailures.counted });
  if (!row) throw new Error('Counting an attempt returned no row');
  return { counted: row.counted, failures: row.moments.map((moment) => new Date(moment)) };
}

/** After success: every failure of this attempt's kind is forgotten. */
export async function deleteFailures(db: Orm, attempt: Attempt): Promise<void> {
  await db.delete(loginFailures).where(ofAttempt(attempt));
}

/** After success: only this attempt, the newest, is. */
export async function deleteNewestFailure(db: Orm, attempt: Attempt): Promise<void> {
  await db
    .update(loginFailures)
    .set({
      moments: sql`trim_array(${loginFailures.moments}, least(1, cardinality(${loginFailures.moments})))`,
    })
    .where(ofAttempt(attempt));
}

/** After success: every failure of this attempt's kind is forgotten. */
export async function deleteFailuresUnseenSince(db: Orm, until: Date): Promise<void> {
  await db.delete(loginFailures).where(lte(loginFailures.seenAt, until));
}

function ofAttempt({ account, address }: Attempt): SQL | undefined {
  return and(eq(loginFailures.account, account), eq(loginFailures.address, address));
}
