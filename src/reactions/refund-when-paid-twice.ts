// The reaction to a second payment of one basket: refunds that payment to the customer. Repeated runs refund
// once.

import {
  type DuplicatePayment,
  paymentDuplicated,
  type RefundNeeds,
  refundDuplicatePayment,
} from '#modules/refunds/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const refundWhenPaidTwice: Reaction<DuplicatePayment, RefundNeeds> = {
  name: 'give-money-back-when-paid-twice',
  queueClass: 'payment',
  fact: paymentDuplicated,
  react: refundDuplicatePayment,
};
