// The server's door to the log of the back-office: writing it, watching the tables, reading it.

export { type AuditLog, createAuditLog } from './audit-log.ts';
export * from './contract.ts';
export { createForgetOldAudit } from './forget-old-audit.ts';
export { recordOperatorWrites } from './record-operator-writes.ts';
export { createRecordRefusal } from './record-refusals.ts';
export { createSealLog, type SealLog } from './seal-log.ts';
export { createTellHead } from './tell-head.ts';
export { findLastVerification } from './verification.repository.ts';
export { createVerifySeals, type VerifySeals } from './verify-seals.ts';
export { watchRows } from './watch-rows.ts';
