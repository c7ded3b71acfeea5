// The provider said something about a payment: its truth is read afresh, and a payment that succeeded becomes its order.

import type { PlaceOrder } from '#modules/checkout/index.ts';
import { type PaymentReported, paymentReported } from '#modules/payments/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export function placeOrderWhenPaymentReported(ports: { placeOrder: PlaceOrder }): Reaction<PaymentReported> {
  return {
    name: 'place-order-when-payment-reported',
    fact: paymentReported,
    react: async ({ paymentId }) => {
      await ports.placeOrder(paymentId, 'webhook');
    },
  };
}
