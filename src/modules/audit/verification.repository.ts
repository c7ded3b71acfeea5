// The SQL that stores and reads the result of the last nightly verification of the audit log.

import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { auditVerification } from './audit.tables.ts';

export type Verification = Pick<typeof auditVerification.$inferSelect, 'at' | 'ok' | 'detail'>;

/** Stores the result of a verification and replaces the previous result. */
export async function saveVerification(db: Orm, result: Verification): Promise<void> {
  await db
    .insert(auditVerification)
    .values(result)
    .onConflictDoUpdate({ target: auditVerification.only, set: result });
}

/** Returns the result of the last nightly verification; null before the first one. */
export function findLastVerification(db: Orm): Promise<Verification | null> {
  const { at, ok, detail } = auditVerification;
  return findRow(db.select({ at, ok, detail }).from(auditVerification));
}
