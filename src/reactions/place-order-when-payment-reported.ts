// Reads a payment again from the provider after its webhook, and places the order of a successful payment.

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
