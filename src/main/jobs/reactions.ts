// All reactions of the shop; each names the fact that starts it. Tested in tests/integration by
// thorough/one-order.test.ts, refunds.test.ts and faults/cut-off-jobs.test.ts; the reactions that send mail
// are tested beside their mails.

import { mailReactions } from '#mails/mails.ts';
import { correctCreditNoteWhenRefundReturned } from '#reactions/correct-credit-note-when-refund-returned.ts';
import { placeOrderWhenPaymentReported } from '#reactions/place-order-when-payment-reported.ts';
import { refundWhenPaidTwice } from '#reactions/refund-when-paid-twice.ts';
import { retryRefundWhenUnanswered } from '#reactions/retry-refund-when-unanswered.ts';
import { syncRefundsWhenReported } from '#reactions/sync-refunds-when-reported.ts';

/**
 * All reactions of the shop to facts; when a fact has several reactions, their jobs are queued in this order.
 */
export const reactions = [
  placeOrderWhenPaymentReported,
  syncRefundsWhenReported,
  refundWhenPaidTwice,
  retryRefundWhenUnanswered,
  ...mailReactions,
  correctCreditNoteWhenRefundReturned,
] as const;
