// What the checkout asks and answers. Amounts in requests and answers are euros as the specification has
// them; everything inside `quote` is integer cents.

import * as z from 'zod';
import { sessionIdSchema } from '#modules/drafts/contract.ts';
import { quoteSchema } from '#modules/pricing/contract.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientText } from '#shared/recipient/recipient-schema.ts';

export * from './bank-transfer/bank-order-contract.ts';
export * from './basket-history/basket-history-contract.ts';
export * from './manual/manual-order-contract.ts';
export * from './recovery/recovery-contract.ts';

export const startCheckoutSchema = z.object({
  amount: z.number().nonnegative().max(100_000).optional(),
  variant: z.string().trim().min(1).max(20),
  couponCode: z.string().trim().max(60).optional(),
  country: z.string().trim().max(60).optional(),
  sessionId: sessionIdSchema.optional(),
  forceNew: z.boolean().optional(),
});
export type StartCheckout = z.infer<typeof startCheckoutSchema>;

export const checkoutStartedSchema = z.object({
  /** Null when there is nothing to pay. */
  clientSecret: z.string().nullable(),
  paymentIntentId: z.string(),
  amount: z.number(),
  currency: z.literal('eur'),
  quote: quoteSchema,
});
export type CheckoutStarted = z.infer<typeof checkoutStartedSchema>;

/** The backup order of the success page: fills what the shop does not know yet, never what it does. */
export const backupOrderSchema = z.object({
  paymentIntentId: z.string().trim().min(1).max(255),
  sessionId: z.string().max(120).optional(),
  ...eachField((field) => recipientText(field).optional()),
  variant: z.string().max(20).optional(),
  amount: z.union([z.string().max(20), z.number()]).optional(),
  couponCode: z.string().max(60).nullable().optional(),
});
export type BackupOrder = z.infer<typeof backupOrderSchema>;

export const backupOrderAnswerSchema = z.object({
  success: z.boolean(),
  orderId: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  message: z.string(),
});
export type BackupOrderAnswer = z.infer<typeof backupOrderAnswerSchema>;

/** What the success page shows, decided by the provider's word alone. */
export const paymentOutcomeSchema = z.object({
  outcome: z.enum(['succeeded', 'processing', 'not_paid', 'unknown']),
  orderId: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  /** Dutch, what went wrong; null unless `not_paid`. */
  message: z.string().nullable(),
  variant: z.string().nullable(),
  amount: z.number().nullable(),
  /**
   * The day the parcel is expected, "2026-11-24"; null before there is an order, and where no day is
   * promised.
   */
  arrivesOn: z.string().nullable(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/** For the browser that made the payment alone. Amounts in cents, VAT included. */
export const receiptSchema = z.object({
  /** The customer's own page of the order. */
  orderPath: z.string(),
  customerEmail: z.string(),
  /** The name, and the lines below it. */
  address: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  discount: z.number().int(),
  shipping: z.number().int(),
  total: z.number().int(),
  /** The day of the second photo, "2026-12-08". */
  photoOn: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export { failureSentence } from './recovery/payment-failures.ts';
