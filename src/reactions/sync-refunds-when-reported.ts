// The reaction to a webhook about a refund or dispute: reads all refunds and disputes of the payment from the
// provider and records them on the order. The webhook may arrive before the payment's own webhook, so a
// missing order is placed first.

import { type PlaceOrderNeeds, placeOrder } from '#modules/checkout/index.ts';
import { type PaymentReported, reversalReported } from '#modules/payments/index.ts';
import { type RefundNeeds, syncReversals } from '#modules/refunds/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const syncRefundsWhenReported: Reaction<PaymentReported, PlaceOrderNeeds & RefundNeeds> = {
  name: 'follow-refunds-when-reported',
  queueClass: 'payment',
  fact: reversalReported,
  react: async (shop, { paymentId }) => {
    await placeOrder(shop, paymentId, 'webhook');
    await syncReversals(shop, paymentId);
  },
};
