// Reads refunds and disputes of a payment again from the provider after a webhook, and records them on the
// order. The webhook may arrive before that of the payment, so a missing order is placed first.

import { type PlaceOrderNeeds, placeOrder } from '#modules/checkout/index.ts';
import { type RefundNeeds, syncReversals } from '#modules/orders/index.ts';
import { type PaymentReported, reversalReported } from '#modules/payments/index.ts';
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
