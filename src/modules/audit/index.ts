// Server entry point of the audit log: recording writes, installing row triggers, reading entries. Tested by
// tests/integration/audit.test.ts, its seals by sealed-log.test.ts there.

export { listAuditEntries, listAuditFilters } from './audit-log.ts';
export * from './contract.ts';
export { installRowTriggers as watchRows } from './install-row-triggers.ts';
export { recordOperatorWrites } from './record-operator-writes.ts';
export { createRecordRefusal } from './record-refusals.ts';
export {
  LogNotSealed,
  type PersonalRows as AboutThem,
  redactChanges as blankChanges,
} from './redact-changes.ts';
export {
  deleteExpiredEntries as forgetOldAudit,
  type LastSeal,
  readSealState,
  type Sealing,
  sealForBackup as markBackup,
  sealLog,
} from './seal-log.ts';
export { findLastVerification } from './verification.repository.ts';
export { logHead as tellHead, verifySeals } from './verify-seals.ts';
