// Server entry point of the audit log: recording writes, installing row triggers, reading entries. Tested by
// tests/integration/audit.test.ts, its seals by sealed-log.test.ts there.

export { listAuditEntries, listAuditFilters } from './audit-log.ts';
export * from './contract.ts';
export { installRowTriggers } from './install-row-triggers.ts';
export { recordOperatorWrites } from './record-operator-writes.ts';
export { createRecordRefusal } from './record-refusals.ts';
export {
  LogNotSealed,
  type PersonalRows,
  redactChanges,
} from './redact-changes.ts';
export {
  deleteExpiredEntries,
  type LastSeal,
  readSealState,
  type Sealing,
  sealForBackup,
  sealLog,
} from './seal-log.ts';
export { findLastVerification } from './verification.repository.ts';
export { logHead, verifySeals } from './verify-seals.ts';
