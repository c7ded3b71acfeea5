// An order that an operator takes down for somebody: who it is for, what it holds, and the link behind which
// they pay.

import * as z from 'zod';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientEmail, recipientText } from '#shared/recipient/recipient-schema.ts';

/** Body of POST /api/admin/prepared-orders. */
export const prepareOrderSchema = z.object({
  ...eachField((field) => recipientText(field).optional()),
  customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
  customerEmail: recipientEmail.optional(),
  /** Made when the form opens: the same key is the same basket. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/),
  variant: z.string().trim().min(1, 'Kies een pack').max(40),
  couponCode: z.string().trim().max(60).optional(),
  /** Mail the link; without it, it is only answered. */
  mail: z.boolean(),
});
export type PrepareOrder = z.infer<typeof prepareOrderSchema>;

export const preparedOrderSchema = z.object({
  draftId: z.number().int(),
  link: z.string(),
  /** What is to be paid, and what for. */
  total: z.string(),
  content: z.string(),
  mailed: z.boolean(),
});
export type PreparedOrder = z.infer<typeof preparedOrderSchema>;
