// The provider left a refund without an answer: it is asked again until there is one. The refund's key makes it happen once.

import { type CarryOutRefund, type RefundReference, refundUnanswered } from '#modules/orders/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export function askAgainWhenRefundUnanswered(ports: {
  carryOutRefund: CarryOutRefund;
}): Reaction<RefundReference> {
  return {
    name: 'ask-again-when-refund-unanswered',
    fact: refundUnanswered,
    react: async ({ refundId }) => {
      await ports.carryOutRefund(refundId);
    },
  };
}
