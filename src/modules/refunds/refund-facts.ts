// The facts (domain events) of refunds, announced for the modules that react to them.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { fact } from '#shared/fact.ts';

const refundReference = z.object({ refundId: z.number().int() });
export type RefundReference = z.infer<typeof refundReference>;

/**
 * Event: the payment provider did not answer a refund request, so the outcome is unknown; a job asks again
 * until the outcome is known.
 */
export const refundUnanswered = fact('refund-unanswered', refundReference);

/** Event: a refund succeeded, because the provider executed it or an operator transferred it. */
export const refundSucceeded = fact('refund-succeeded', refundReference);

/** Event: the bank returned a refund that had succeeded, so the customer did not get the money. */
export const refundReturned = fact('refund-returned', refundReference);

const duplicatePayment = z.object({
  paymentId: z.string(),
  amount: asCents(z.number().int()),
  orderId: z.number().int(),
  /**
   * The reason to record on the refund of a payment the customer did not owe; absent when the basket was paid
   * twice, which is the default reason.
   */
  reason: z.string().optional(),
});
export type DuplicatePayment = z.infer<typeof duplicatePayment>;

/** Event: a basket or an order change was paid a second time, or too late. The payment must be refunded. */
export const paymentDuplicated = fact('payment-duplicated', duplicatePayment);
