// The reaction to a webhook about a payment: reads the payment again from the provider, and places the order
// of a successful payment.

import { type PlaceOrderNeeds, placeOrder, waitUntilPlaced } from '#modules/checkout/index.ts';
import { type PaymentReported, paymentReported } from '#modules/payments/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const placeOrderWhenPaymentReported: Reaction<PaymentReported, PlaceOrderNeeds> = {
  name: 'place-order-when-payment-reported',
  queueClass: 'payment',
  fact: paymentReported,
  react: async (shop, { paymentId }) => {
    await waitUntilPlaced(paymentId);
    await placeOrder(shop, paymentId, 'webhook');
  },
};
