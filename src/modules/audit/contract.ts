// The API contract of the audit log: entries, filters, the state of the hash chain and its verification.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, limitSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';

export const auditChangeSchema = z.object({
  /** The name of the database table of the changed row, such as `orders`. */
  entity: z.string(),
  entityId: z.string(),
  /**
   * The row before the change; null when this write created the row. Of an updated row only the columns that
   * differ are included.
   */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** The row after the change; null when this write deleted the row. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  operator: z.string(),
  method: z.string(),
  route: z.string(),
  path: z.string(),
  /**
   * The HTTP status with which the operator's request was answered; null when the process stopped before it
   * responded.
   */
  status: z.number().int().nullable(),
  /** A hash of the client's IP address, equal for equal addresses. The address itself is not stored. */
  addressHash: z.string(),
  requestId: z.string(),
  changes: z.array(auditChangeSchema),
  /**
   * The total number of rows that the operator's write changed. `changes` contains only the first of them.
   */
  changeCount: z.number().int(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditQuerySchema = pageQuerySchema.extend({
  limit: limitSchema.default(DEFAULT_PAGE_SIZE),
  entity: z.string().trim().max(64).optional(),
  entityId: z.string().trim().max(64).optional(),
  operator: z.string().trim().max(64).optional(),
});
export type ListAuditQuery = z.infer<typeof listAuditQuerySchema>;

export const auditPageSchema = pageSchemaOf(auditEntrySchema);
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The options of the audit log's filters: all tables and all operators that appear in the log. */
export const auditFiltersSchema = z.object({
  entities: z.array(z.string()),
  operators: z.array(z.string()),
});
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

/** The newest seal: the last link of the hash chain over the audit log. */
export const sealHeadSchema = z.object({ seal: z.number().int(), hash: z.string(), sealedAt: z.string() });
export type SealHead = z.infer<typeof sealHeadSchema>;

/**
 * Returns the first 16 characters of a hash, enough to recognise a seal, for example in the name of a backup.
 */
export const shortHash = (hash: string): string => hash.slice(0, 16);

export const sealStateSchema = z.object({
  /** The newest seal of the hash chain; null while the log is empty. */
  head: sealHeadSchema.nullable(),
  /**
   * The number of entries that are not in the hash chain yet, at most 10,000; `waitingIsMore` is true when
   * there are more.
   */
  waiting: z.number().int(),
  waitingIsMore: z.boolean(),
});
export type SealState = z.infer<typeof sealStateSchema>;

export const verifySealsSchema = z.object({
  /**
   * The first 8 or more characters of a seal's hash that somebody noted earlier. Verification fails when no
   * seal of the chain has a hash that begins with them.
   */
  head: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\da-f]{8,64}$/, 'Een kop is 8 tot 64 tekens, van 0 tot 9 en a tot f.')
    .optional(),
});

export const sealProofSchema = z.object({
  ok: z.boolean(),
  /** The result of the verification, in Dutch: the log is intact, or the first problem found. */
  detail: z.string(),
  /**
   * A Dutch remark when the log has no seals yet, or when seals cannot be verified because they were signed
   * with another SESSION_SECRET. Null otherwise, and when verification failed.
   */
  remark: z.string().nullable(),
  /** The number of the last seal that was verified. `entries` is the number of verified audit entries. */
  seals: z.number().int(),
  entries: z.number().int(),
  /**
   * The number of the last seal whose rows the shop deleted after their retention; 0 when none were deleted.
   */
  forgottenTo: z.number().int(),
  /** The number of entries that are not in the hash chain yet, at most 10,000. */
  waiting: z.number().int(),
});
export type SealProof = z.infer<typeof sealProofSchema>;

/** The text that replaces the personal data of an erased customer in the audit log. */
export const ERASED_VALUE = 'gewist';

/** The text that replaces passwords, hashes and secrets in the audit log. */
export const HIDDEN_VALUE = '•••';
