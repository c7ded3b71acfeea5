// The SQL of failed log-ins, per account and origin. Counting is a single statement, so it is cheap during an
// attack and two processes cannot both use the last allowed attempt.

import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { loginFailures } from '../accounts.tables.ts';

type Attempt = { account: string; address: string };

/**
 * Counts an attempt, unless `most` attempts were already counted since the time `since`. In the result,
 * `counted` is false when the attempt was not counted, and `failures` are the times of the counted attempts,
 * oldest first.
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

/** Deletes all counted attempts for this account and origin. Called after a successful log-in. */
export async function deleteFailures(db: Orm, attempt: Attempt): Promise<void> {
  await db.delete(loginFailures).where(ofAttempt(attempt));
}

/**
 * Deletes only the newest counted attempt. After a successful log-in this is the log-in itself, which was
 * counted before it was checked.
 */
export async function deleteNewestFailure(db: Orm, attempt: Attempt): Promise<void> {
  await db
    .update(loginFailures)
    .set({
      moments: sql`trim_array(${loginFailures.moments}, least(1, cardinality(${loginFailures.moments})))`,
    })
    .where(ofAttempt(attempt));
}

/**
 * Deletes the failed log-ins of accounts and origins (networks or devices) that had no attempt since `until`.
 */
export async function deleteFailuresUnseenSince(db: Orm, until: Date): Promise<void> {
  await db.delete(loginFailures).where(lte(loginFailures.seenAt, until));
}

function ofAttempt({ account, address }: Attempt): SQL | undefined {
  return and(eq(loginFailures.account, account), eq(loginFailures.address, address));
}
