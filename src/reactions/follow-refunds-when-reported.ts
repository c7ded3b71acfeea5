// The provider said something of a refund or a dispute: its truth is read afresh and noted on the order. The message may
// have overtaken the one about the payment itself, so the order is placed first when it is not there yet.

import type { PlaceOrder } from '#modules/checkout/index.ts';
import type { FollowReversals } from '#modules/orders/index.ts';
import { type PaymentReported, reversalReported } from '#modules/payments/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export function followRefundsWhenReported(ports: {
  placeOrder: PlaceOrder;
  followReversals: FollowReversals;
}): Reaction<PaymentReported> {
  return {
    name: 'follow-refunds-when-reported',
    fact: reversalReported,
    react: async ({ paymentId }) => {
      await ports.placeOrder(paymentId, 'webhook');
      await ports.followReversals(paymentId);
    },
  };
}
