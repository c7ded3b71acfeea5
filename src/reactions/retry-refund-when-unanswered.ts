// The reaction to a refund request that the payment provider did not answer: sends the request again until
// there is an answer. The idempotency key of the refund prevents a second execution.

import {
  executeRefund,
  type RefundNeeds,
  type RefundReference,
  refundUnanswered,
} from '#modules/refunds/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const retryRefundWhenUnanswered: Reaction<RefundReference, RefundNeeds> = {
  name: 'ask-again-when-refund-unanswered',
  queueClass: 'payment',
  fact: refundUnanswered,
  react: async (shop, { refundId }) => {
    await executeRefund(shop, refundId);
  },
};
