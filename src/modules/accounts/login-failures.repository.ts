// Attempts to log in that failed, per account and address; every process counts in the same table.

import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { loginFailures } from './accounts.tables.ts';

export type Attempt = { account: string; address: string };

/** Until the transaction ends, no other attempt for the same account and address is counted. */
export async function lockAttempts(tx: Orm, { account, address }: Attempt): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login ${account} ${address}`}, 0))`);
}

/** The moments of the failures since, oldest first. */
export async function selectFailures(tx: Orm, { account, address }: Attempt, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(
      and(
        eq(loginFailures.account, account),
        eq(loginFailures.address, address),
        gt(loginFailures.at, since),
      ),
    )
    .orderBy(asc(loginFailures.at));
  return rows.map(({ at }) => at);
}

export async function insertFailure(tx: Orm, attempt: Attempt, at: Date): Promise<void> {
  await tx.insert(loginFailures).values({ ...attempt, at });
}

export async function deleteFailures(tx: Orm, { account, address }: Attempt): Promise<void> {
  await tx
    .delete(loginFailures)
    .where(and(eq(loginFailures.account, account), eq(loginFailures.address, address)));
}

export async function deleteOldFailures(db: Orm, until: Date): Promise<void> {
  await db.delete(loginFailures).where(lte(loginFailures.at, until));
}
