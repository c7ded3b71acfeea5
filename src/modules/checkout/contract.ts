// The API schemas of the checkout. Amounts of requests and responses are euros, as specified; amounts inside
// `quote` are integer cents.

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
  /** The provider's client secret of the payment; null when the total is € 0. */
  clientSecret: z.string().nullable(),
  paymentIntentId: z.string(),
  amount: z.number(),
  currency: z.literal('eur'),
  quote: quoteSchema,
});
export type CheckoutStarted = z.infer<typeof checkoutStartedSchema>;

/**
 * Body of the backup order request of the success page: fills in recipient fields the shop does not know yet,
 * and never overwrites known ones.
 */
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

/** The payment outcome on the success page, decided only by the provider's answer. */
export const paymentOutcomeSchema = z.object({
  outcome: z.enum(['succeeded', 'processing', 'not_paid', 'unknown']),
  orderId: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  /** What went wrong, in Dutch; null unless the outcome is `not_paid`. */
  message: z.string().nullable(),
  variant: z.string().nullable(),
  amount: z.number().nullable(),
  /**
   * The expected delivery date, such as "2026-11-24"; null before there is an order, and when no day is
   * promised.
   */
  arrivesOn: z.string().nullable(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/**
 * The receipt on the success page, only for the browser that made the payment. Amounts in cents, VAT
 * included.
 */
export const receiptSchema = z.object({
  /** The path of the customer's own order page. */
  orderPath: z.string(),
  customerEmail: z.string(),
  /** The lines of the address, the name first. */
  address: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  discount: z.number().int(),
  shipping: z.number().int(),
  total: z.number().int(),
  /** The date of the second photo, such as "2026-12-08". */
  photoOn: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export { failureSentence } from './recovery/payment-failures.ts';
