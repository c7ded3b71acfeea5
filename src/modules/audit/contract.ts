// The log of the back-office as the browser asks for it and gets it.

import * as z from 'zod';
import { cursorSchema, pageSchemaOf } from '#shared/paging.ts';

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

export const listAuditQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: cursorSchema.optional(),
  q: z.string().trim().max(200).optional(),
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

/** What stands in the log in place of a password, a hash or a secret. */
export const HIDDEN_VALUE = '•••';
