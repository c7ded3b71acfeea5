// The API schemas of the checkout. Amounts of requests and responses are in euros; amounts inside `quote` are
// in whole cents.

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
  /** The payment provider's client secret, which the browser needs to pay; null when the total is € 0. */
  clientSecret: z.string().nullable(),
  paymentIntentId: z.string(),
  amount: z.number(),
  currency: z.literal('eur'),
  quote: quoteSchema,
});
export type CheckoutStarted = z.infer<typeof checkoutStartedSchema>;

/**
 * Body of the success page's backup request, which creates the order if the webhook has not. The fields
 * complete missing recipient details and never overwrite known ones.
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

/** The outcome of a payment, as shown on the success page. Only the provider's answer determines it. */
export const paymentOutcomeSchema = z.object({
  outcome: z.enum(['succeeded', 'processing', 'not_paid', 'unknown']),
  orderId: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  /** The reason why the payment failed, in Dutch; null unless the outcome is `not_paid`. */
  message: z.string().nullable(),
  variant: z.string().nullable(),
  amount: z.number().nullable(),
  /**
   * The expected delivery date of the paid order, such as "2026-11-24"; null before the order exists, and for
   * countries without a promised delivery time.
   */
  arrivesOn: z.string().nullable(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/**
 * The receipt on the success page, shown only in the browser that made the payment. Amounts are in cents, VAT
 * included.
 */
export const receiptSchema = z.object({
  /** The path of the page on which the customer can follow the paid order. */
  orderPath: z.string(),
  customerEmail: z.string(),
  /** The lines of the delivery address on the receipt, with the name first. */
  address: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  discount: z.number().int(),
  shipping: z.number().int(),
  total: z.number().int(),
  /** The VAT rate of the receipt's total in percent; 0 outside the EU's VAT area. */
  vatRate: z.number(),
  /**
   * The date on which the success page suggests photographing the teeth again, to compare with a photo taken
   * before the first use; such as "2026-12-08".
   */
  photoOn: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export { failureSentence } from './recovery/payment-failures.ts';
