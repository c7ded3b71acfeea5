// The domain events (facts) of the checkout, which other modules react to.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

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

/**
 * Event: a payment of a basket failed, the first failure of that basket. The customer is mailed a link for
 * paying again.
 */
export const paymentFailed = fact('payment-failed', failedBasket);
