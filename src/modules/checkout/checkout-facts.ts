// The domain events (facts) of the checkout, which other modules react to.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { fact } from '#shared/fact.ts';

const duplicatePayment = z.object({
  paymentId: z.string(),
  amount: asCents(z.number().int()),
  orderId: z.number().int(),
  /** The reason recorded on the refund; absent when the basket was paid twice, the default reason. */
  reason: z.string().optional(),
});
export type DuplicatePayment = z.infer<typeof duplicatePayment>;

const failedBasket = z.object({ draftId: z.number().int() });
export type FailedBasket = z.infer<typeof failedBasket>;

/** Event: an operator prepared an order for a customer. The customer must be mailed the payment link. */
export const orderPrepared = fact('order-prepared', failedBasket);

const bankOffer = z.object({ bankOrderId: z.number().int(), at: z.number() });
export type BankOffer = z.infer<typeof bankOffer>;

/**
 * Event: a bank order was offered. Its proforma must be mailed; the event is repeated each time the operator
 * sends the offer again.
 */
export const bankOrderOffered = fact('bank-order-offered', bankOffer);

const bankOrder = z.object({ bankOrderId: z.number().int() });
export type BankOrderReference = z.infer<typeof bankOrder>;

/** Event: a bank order was withdrawn. The customer must be told not to pay. */
export const bankOrderWithdrawn = fact('bank-order-withdrawn', bankOrder);

/** Event: a payment of this basket failed for the first time. */
export const paymentFailed = fact('payment-failed', failedBasket);

/** Event: a basket was paid a second time. The second payment must be refunded. */
export const paymentDuplicated = fact('payment-duplicated', duplicatePayment);
