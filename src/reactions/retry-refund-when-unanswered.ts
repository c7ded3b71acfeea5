// The provider left a refund without an answer: it is asked again until there is one. The refund's key makes
// it happen once.

import {
  carryOutRefund,
  type RefundNeeds,
  type RefundReference,
  refundUnanswered,
} from '#modules/orders/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const retryRefundWhenUnanswered: Reaction<RefundReference, RefundNeeds> = {
  name: 'ask-again-when-refund-unanswered',
  queueClass: 'payment',
  fact: refundUnanswered,
  react: async (shop, { refundId }) => {
    await carryOutRefund(shop, refundId);
  },
};
