// Entry point of the audit module for server code: recording every write of an operator in a tamper-evident
// log, installing the row triggers, and reading the log. Tested by audit.test.ts and sealed-log.test.ts in
// tests/integration.

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
