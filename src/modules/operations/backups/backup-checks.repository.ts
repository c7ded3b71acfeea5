// The SQL of the latest result of each backup check: the copy to the second location, and the restore test.

import type { Orm } from '#platform/database/database.ts';
import { backupChecks } from './backup-checks.tables.ts';

type CheckRow = typeof backupChecks.$inferSelect;
export type CheckKind = 'copy' | 'trial';
export type CheckEnd = Pick<CheckRow, 'ok' | 'detail'> & { endedAt: Date } & Partial<
    Pick<CheckRow, 'provenAt' | 'report'>
  >;

export async function beginCheck(db: Orm, kind: CheckKind, startedAt: Date): Promise<void> {
  await db
    .insert(backupChecks)
    .values({ kind, begunAt: startedAt })
    .onConflictDoUpdate({ target: backupChecks.kind, set: { begunAt: startedAt } });
}

/**
 * Stores the result of a backup check that ended, and clears its start time. Fields absent from `end` keep
 * their stored value.
 */
export async function endCheck(db: Orm, kind: CheckKind, end: CheckEnd): Promise<void> {
  const row = { ...end, begunAt: null };
  await db
    .insert(backupChecks)
    .values({ kind, ...row })
    .onConflictDoUpdate({ target: backupChecks.kind, set: row });
}

export async function listChecks(db: Orm): Promise<CheckRow[]> {
  return db.select().from(backupChecks);
}
