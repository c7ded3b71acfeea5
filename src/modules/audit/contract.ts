// The API contract of the audit log.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, limitSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';

export const auditChangeSchema = z.object({
  /** The table of the changed row, such as `orders`. */
  entity: z.string(),
  entityId: z.string(),
  /**
   * The row before the change, of an updated row only the columns that differ; null when this write created
   * the row.
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
  /** The HTTP status of the response; null when the process ended before the response. */
  status: z.number().int().nullable(),
  /**
   * A hash of the client's IP address; the address itself is not stored. Equal addresses have equal hashes.
   */
  addressHash: z.string(),
  requestId: z.string(),
  changes: z.array(auditChangeSchema),
  /** The number of changed rows; `changes` contains the first of them. */
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

/** The values of the filters: all tables and all operators in the log. */
export const auditFiltersSchema = z.object({
  entities: z.array(z.string()),
  operators: z.array(z.string()),
});
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

/** The last seal of the log's chain. */
export const sealHeadSchema = z.object({ seal: z.number().int(), hash: z.string(), sealedAt: z.string() });
export type SealHead = z.infer<typeof sealHeadSchema>;

/** The first 16 characters of a hash, enough to recognise a seal, for example in the name of a backup. */
export const shortHash = (hash: string): string => hash.slice(0, 16);

export const sealStateSchema = z.object({
  /** The newest seal; null while the log is empty. */
  head: sealHeadSchema.nullable(),
  /**
   * The number of entries that are not sealed yet, at most 10,000; `waitingIsMore` is true when there are
   * more.
   */
  waiting: z.number().int(),
  waitingIsMore: z.boolean(),
});
export type SealState = z.infer<typeof sealStateSchema>;

export const verifySealsSchema = z.object({
  /** The beginning of a hash noted earlier; the chain must contain this seal. */
  head: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\da-f]{8,64}$/, 'Een kop is 8 tot 64 tekens, van 0 tot 9 en a tot f.')
    .optional(),
});

export const sealProofSchema = z.object({
  ok: z.boolean(),
  /** The result in Dutch: the log is intact, or the first problem. */
  detail: z.string(),
  /** What could not be verified, in Dutch; null when everything was. */
  remark: z.string().nullable(),
  /** The number of the last verified seal; `entries` is the number of verified entries. */
  seals: z.number().int(),
  entries: z.number().int(),
  /** The last seal whose rows the shop deleted after their retention. */
  forgottenTo: z.number().int(),
  /** The number of entries that are not sealed yet, at most 10,000. */
  waiting: z.number().int(),
});
export type SealProof = z.infer<typeof sealProofSchema>;

/** Replaces the personal data of an erased customer in the log. */
export const ERASED_VALUE = 'gewist';

/** Replaces passwords, hashes and secrets in the log. */
export const HIDDEN_VALUE = '•••';
