// The server's door to the log of the back-office: writing it, watching the tables, reading it. Proved by
// tests/integration/audit.test.ts, and its seals by sealed-log.test.ts there.

export { listAuditEntries, listAuditFilters } from './audit-log.ts';
export { type AboutThem, blankChanges, LogNotSealed } from './blank-changes.ts';
export * from './contract.ts';
export { recordOperatorWrites } from './record-operator-writes.ts';
export { createRecordRefusal } from './record-refusals.ts';
export {
  forgetOldAudit,
  type LastSeal,
  markBackup,
  readSealState,
  type Sealing,
  sealLog,
} from './seal-log.ts';
export { findLastVerification } from './verification.repository.ts';
export { tellHead, verifySeals } from './verify-seals.ts';
export { watchRows } from './watch-rows.ts';
