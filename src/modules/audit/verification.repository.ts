// The SQL of what the last nightly verification of the log found.

import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { auditVerification } from './audit.tables.ts';

export type Verification = Pick<typeof auditVerification.$inferSelect, 'at' | 'ok' | 'detail'>;

/** In place of the one before. */
export async function saveVerification(db: Orm, result: Verification): Promise<void> {
  await db
    .insert(auditVerification)
    .values(result)
    .onConflictDoUpdate({ target: auditVerification.only, set: result });
}

/** Null before the first night. */
export function findLastVerification(db: Orm): Promise<Verification | null> {
  const { at, ok, detail } = auditVerification;
  return findRow(db.select({ at, ok, detail }).from(auditVerification));
}
