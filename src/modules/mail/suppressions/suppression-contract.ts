// The contract of suppressions for the back-office.

import * as z from 'zod';
import { DEFAULT_PAGE_SIZE, limitSchema, pageQuerySchema, pageSchemaOf } from '#shared/api/paging.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';

/**
 * How much mail an address refuses. `all`: the address receives only mail required by law. `commercial`: the
 * address receives no reminders or review requests, but other mail.
 */
export const suppressionScopes = ['all', 'commercial'] as const;
export type SuppressionScope = (typeof suppressionScopes)[number];

export const suppressionReasons = ['bounced', 'unsubscribed', 'operator'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const suppressionSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  scope: z.enum(suppressionScopes),
  reason: z.enum(suppressionReasons),
  detail: z.string(),
  createdAt: z.string(),
});
export type Suppression = z.infer<typeof suppressionSchema>;

export const addSuppressionSchema = z.object({
  email: emailAddress('Voer een geldig e-mailadres in'),
  scope: z.enum(suppressionScopes),
  detail: z.string().trim().max(200, 'Maximaal 200 tekens').default(''),
});
export type AddSuppression = z.infer<typeof addSuppressionSchema>;

export const listSuppressionsQuerySchema = pageQuerySchema.extend({
  limit: limitSchema.default(DEFAULT_PAGE_SIZE),
  reason: z.enum(suppressionReasons).optional(),
});
export type ListSuppressionsQuery = z.output<typeof listSuppressionsQuerySchema>;

export const suppressionPageSchema = pageSchemaOf(suppressionSchema);
export type SuppressionPage = z.infer<typeof suppressionPageSchema>;
