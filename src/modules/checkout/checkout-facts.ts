// What happens in the checkout, for those who react to it.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { fact } from '#shared/fact.ts';

const duplicatePayment = z.object({
  paymentId: z.string(),
  amount: asCents(z.number().int()),
  orderId: z.number().int(),
  /** Why it is too much; paid twice when left out. */
  reason: z.string().optional(),
});
export type DuplicatePayment = z.infer<typeof duplicatePayment>;

const failedBasket = z.object({ draftId: z.number().int() });
export type FailedBasket = z.infer<typeof failedBasket>;

/** An order was taken down for somebody, who is to be sent the link to pay it. */
export const orderPrepared = fact('order-prepared', failedBasket);

const bankOffer = z.object({ bankOrderId: z.number().int(), at: z.number() });
export type BankOffer = z.infer<typeof bankOffer>;

/** An order is offered to be paid by bank, and its paper is to be mailed; told again with each sending. */
export const bankOrderOffered = fact('bank-order-offered', bankOffer);

const bankOrder = z.object({ bankOrderId: z.number().int() });
export type BankOrderReference = z.infer<typeof bankOrder>;

/** Nothing comes of it any more: its customer need not pay. */
export const bankOrderWithdrawn = fact('bank-order-withdrawn', bankOrder);

/** A payment of this basket failed for the first time. */
export const paymentFailed = fact('payment-failed', failedBasket);

/** A basket was paid a second time; the second payment is to be given back. */
export const paymentDuplicated = fact('payment-duplicated', duplicatePayment);
