// The facts (domain events) of refunds, announced for the modules that react to them.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { fact } from '#shared/fact.ts';

const refundReference = z.object({ refundId: z.number().int() });
export type RefundReference = z.infer<typeof refundReference>;

/**
 * The payment provider did not answer a refund request, so the outcome is unknown; a job asks again until the
 * outcome is known.
 */
export const refundUnanswered = fact('refund-unanswered', refundReference);

/** A refund succeeded: the provider executed it, or an operator transferred it. */
export const refundSucceeded = fact('refund-succeeded', refundReference);

/** A succeeded refund was returned by the bank: the customer did not get the money. */
export const refundReturned = fact('refund-returned', refundReference);

const duplicatePayment = z.object({
  paymentId: z.string(),
  amount: asCents(z.number().int()),
  orderId: z.number().int(),
  /** The reason recorded on the refund; absent when the basket was paid twice, the default reason. */
  reason: z.string().optional(),
});
export type DuplicatePayment = z.infer<typeof duplicatePayment>;

/** A basket or a change was paid a second time, or too late. The payment must be refunded. */
export const paymentDuplicated = fact('payment-duplicated', duplicatePayment);
