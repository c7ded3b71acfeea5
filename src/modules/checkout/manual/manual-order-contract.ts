// The API schemas of an order that an operator prepares for a customer: recipient, contents and payment link.

import * as z from 'zod';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientText } from '#shared/recipient/recipient-schema.ts';

/** Body of POST /api/admin/prepared-orders, with which an operator prepares an order for a customer. */
export const prepareOrderSchema = z.object({
  ...eachField((field) => recipientText(field).optional()),
  customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
  customerEmail: recipientEmail.optional(),
  /**
   * The idempotency key that the form for preparing an order creates. Submitting the form twice makes one
   * basket.
   */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/),
  variant: z.string().trim().min(1, 'Kies een pack').max(40),
  couponCode: z.string().trim().max(60).optional(),
  /** True to mail the payment link of the prepared order to the customer; false to return the link only. */
  mail: z.boolean(),
});
export type PrepareOrder = z.infer<typeof prepareOrderSchema>;

export const preparedOrderSchema = z.object({
  draftId: z.number().int(),
  link: z.string(),
  /** The total the customer must pay for the prepared order, as decimal text in euros. */
  total: z.string(),
  content: z.string(),
  mailed: z.boolean(),
});
export type PreparedOrder = z.infer<typeof preparedOrderSchema>;
