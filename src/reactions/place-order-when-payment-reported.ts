// The provider said something about a payment: its truth is read afresh, and a payment that succeeded becomes
// its order.

import { type PlaceOrderNeeds, placeOrder, untilPlaced } from '#modules/checkout/index.ts';
import { type PaymentReported, paymentReported } from '#modules/payments/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const placeOrderWhenPaymentReported: Reaction<PaymentReported, PlaceOrderNeeds> = {
  name: 'place-order-when-payment-reported',
  lane: 'payment',
  fact: paymentReported,
  react: async (shop, { paymentId }) => {
    await untilPlaced(paymentId);
    await placeOrder(shop, paymentId, 'webhook');
  },
};
