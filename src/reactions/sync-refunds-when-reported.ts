// The provider said something of a refund or a dispute: its truth is read afresh and noted on the order. The
// message may have overtaken the one about the payment itself, so the order is placed first when it is not
// there yet.

import { type PlaceOrderNeeds, placeOrder } from '#modules/checkout/index.ts';
import { followReversals, type RefundNeeds } from '#modules/orders/index.ts';
import { type PaymentReported, reversalReported } from '#modules/payments/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const syncRefundsWhenReported: Reaction<PaymentReported, PlaceOrderNeeds & RefundNeeds> = {
  name: 'follow-refunds-when-reported',
  queueClass: 'payment',
  fact: reversalReported,
  react: async (shop, { paymentId }) => {
    await placeOrder(shop, paymentId, 'webhook');
    await followReversals(shop, paymentId);
  },
};
