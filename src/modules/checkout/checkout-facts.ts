// The facts of the checkout, for the modules that react to them.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { fact } from '#shared/fact.ts';

const duplicatePayment = z.object({
  paymentId: z.string(),
  amount: asCents(z.number().int()),
  orderId: z.number().int(),
  /** The refund reason; absent means the basket was paid twice. */
  reason: z.string().optional(),
});
export type DuplicatePayment = z.infer<typeof duplicatePayment>;

const failedBasket = z.object({ draftId: z.number().int() });
export type FailedBasket = z.infer<typeof failedBasket>;

/** An operator prepared an order for a customer, who must be sent the payment link. */
export const orderPrepared = fact('order-prepared', failedBasket);

const bankOffer = z.object({ bankOrderId: z.number().int(), at: z.number() });
export type BankOffer = z.infer<typeof bankOffer>;

/** A bank order was offered and its proforma must be mailed; announced again each time it is sent. */
export const bankOrderOffered = fact('bank-order-offered', bankOffer);

const bankOrder = z.object({ bankOrderId: z.number().int() });
export type BankOrderReference = z.infer<typeof bankOrder>;

/** A bank order was withdrawn, and its customer must be told not to pay. */
export const bankOrderWithdrawn = fact('bank-order-withdrawn', bankOrder);

/** A payment of this basket failed for the first time. */
export const paymentFailed = fact('payment-failed', failedBasket);

/** A basket was paid a second time; the second payment must be refunded. */
export const paymentDuplicated = fact('payment-duplicated', duplicatePayment);
