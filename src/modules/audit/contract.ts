// The log of the back-office as the browser asks for it and gets it.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, limitSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';

export const auditChangeSchema = z.object({
  /** The table, such as `orders`. */
  entity: z.string(),
  entityId: z.string(),
  /** Null when the row was made by this write. Of a changed row only what differs. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** Null when the row was removed by this write. */
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
  /** Null when the process ended before there was an answer. */
  status: z.number().int().nullable(),
  /** The same address gives the same text; the address itself is not kept. */
  addressHash: z.string(),
  requestId: z.string(),
  changes: z.array(auditChangeSchema),
  /** How many rows changed; `changes` holds the first of them. */
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

/** What there is to choose from in the filters. */
export const auditFiltersSchema = z.object({
  entities: z.array(z.string()),
  operators: z.array(z.string()),
});
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

/** The last seal of the log's chain. */
export const sealHeadSchema = z.object({ seal: z.number().int(), hash: z.string(), sealedAt: z.string() });
export type SealHead = z.infer<typeof sealHeadSchema>;

/** How much of a hash is enough to know it by, such as in the name of a backup. */
export const shortHash = (hash: string): string => hash.slice(0, 16);

export const sealStateSchema = z.object({
  /** Null while the log is empty. */
  head: sealHeadSchema.nullable(),
  /**
   * Entries that are not sealed yet, counted as far as 10,000; `waitingIsMore` says that there are more than
   * that.
   */
  waiting: z.number().int(),
  waitingIsMore: z.boolean(),
});
export type SealState = z.infer<typeof sealStateSchema>;

export const verifySealsSchema = z.object({
  /** The beginning of a hash that was written down earlier; it has to be in the chain. */
  head: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\da-f]{8,64}$/, 'Een kop is 8 tot 64 tekens, van 0 tot 9 en a tot f.')
    .optional(),
});

export const sealProofSchema = z.object({
  ok: z.boolean(),
  /** That it holds, or the first thing that does not, in Dutch. */
  detail: z.string(),
  /** What could not be proved here, in Dutch. */
  remark: z.string().nullable(),
  /** How far it was read, and how many entries that were. */
  seals: z.number().int(),
  entries: z.number().int(),
  /** The rows of the seals up to this one were forgotten by the shop itself. */
  forgottenTo: z.number().int(),
  /** Not sealed yet, counted as far as 10,000. */
  waiting: z.number().int(),
});
export type SealProof = z.infer<typeof sealProofSchema>;

/** What stands there in place of what told of somebody who was forgotten. */
export const ERASED_VALUE = 'gewist';

/** What stands in the log in place of a password, a hash or a secret. */
export const HIDDEN_VALUE = '•••';
