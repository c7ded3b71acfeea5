// What the shop does next when something happened: every reaction there is, and the fact it answers to stands
// in it. Proved by tests/integration/one-order.test.ts, refunds.test.ts and cut-off-jobs.test.ts; those that
// mail, beside their mails.

import { mailReactions } from '#mails/mails.ts';
import { correctCreditNoteWhenRefundReturned } from '#reactions/correct-credit-note-when-refund-returned.ts';
import { placeOrderWhenPaymentReported } from '#reactions/place-order-when-payment-reported.ts';
import { refundWhenPaidTwice } from '#reactions/refund-when-paid-twice.ts';
import { retryRefundWhenUnanswered } from '#reactions/retry-refund-when-unanswered.ts';
import { syncRefundsWhenReported } from '#reactions/sync-refunds-when-reported.ts';

/** In the order in which their jobs are sent. */
export const reactions = [
  placeOrderWhenPaymentReported,
  syncRefundsWhenReported,
  refundWhenPaidTwice,
  retryRefundWhenUnanswered,
  ...mailReactions,
  correctCreditNoteWhenRefundReturned,
] as const;
