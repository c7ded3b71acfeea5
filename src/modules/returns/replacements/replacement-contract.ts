// The API schemas of replacements: contents, recipient and reason.

import * as z from 'zod';
import { rowIdSchema } from '#shared/api/row-numbers.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientText } from '#shared/recipient/recipient-schema.ts';
import { requiredText } from '#shared/required-text.ts';

export const orderReferenceSchema = z.object({ id: z.number().int(), orderNumber: z.string() });

/**
 * What a replacement order is for: the order it replaces (`of`) and the reason; `of` is null when the
 * replacement replaces no order.
 */
export const replacementOfSchema = z.object({
  of: orderReferenceSchema.nullable(),
  reason: z.string(),
});

/**
 * Body of POST /api/admin/replacements. Absent recipient fields are copied from the replaced order. Without
 * `variant`, the pack with that many `jars` is sent; without `variant` and `jars`, the pack of the replaced
 * order.
 */
export const placeReplacementSchema = z.object({
  ...eachField((field) => recipientText(field).optional()),
  customerEmail: recipientEmail.optional(),
  /**
   * The idempotency key that the form for a replacement creates: a repeated request sends only one parcel.
   */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/, 'De sleutel heeft 8 tot 100 letters, cijfers of streepjes'),
  replacesOrderId: rowIdSchema.nullish(),
  variant: z.string().trim().max(40).optional(),
  jars: z.int().min(1).max(100).optional(),
  reason: requiredText('Vul in waarom je dit opstuurt', 300),
  /** False suppresses the mail that tells the customer about the replacement. */
  notifyCustomer: z.boolean().optional(),
});
export type PlaceReplacement = z.infer<typeof placeReplacementSchema>;
