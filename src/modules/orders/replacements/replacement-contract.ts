// A replacement as programs ask for it: what is sent without money, to whom, and why.

import * as z from 'zod';
import { rowIdSchema } from '#shared/api/row-numbers.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientText } from '#shared/recipient/recipient-schema.ts';
import { requiredText } from '#shared/required-text.ts';

export const orderReferenceSchema = z.object({ id: z.number().int(), orderNumber: z.string() });

/** `of` is null for something sent with a reason alone. */
export const replacementOfSchema = z.object({
  of: orderReferenceSchema.nullable(),
  reason: z.string(),
});

/**
 * Body of POST /api/admin/replacements. What of the recipient is left out is taken from the order that is
 * replaced. Without `variant` the pack with so many `jars` is sent, and without both the pack of that order.
 */
export const placeReplacementSchema = z.object({
  ...eachField((field) => recipientText(field).optional()),
  customerEmail: recipientEmail.optional(),
  /** Made when the form opens: the same key sends one parcel. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/, 'De sleutel heeft 8 tot 100 letters, cijfers of streepjes'),
  replacesOrderId: rowIdSchema.nullish(),
  variant: z.string().trim().max(40).optional(),
  jars: z.int().min(1).max(100).optional(),
  reason: requiredText('Vul in waarom je dit opstuurt', 300),
  /** False keeps the mail about it from going out. */
  notifyCustomer: z.boolean().optional(),
});
export type PlaceReplacement = z.infer<typeof placeReplacementSchema>;
