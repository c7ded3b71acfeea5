// What the shop does next when something happened: every reaction there is, and the fact it answers to stands
// in it. Proved by tests/integration/one-order.test.ts, refunds.test.ts and cut-off-jobs.test.ts; those that
// mail, beside their mails.

import { mailReactions } from '#mails/mails.ts';
import { askAgainWhenRefundUnanswered } from '#reactions/ask-again-when-refund-unanswered.ts';
import { correctCreditNoteWhenRefundReturned } from '#reactions/correct-credit-note-when-refund-returned.ts';
import { followRefundsWhenReported } from '#reactions/follow-refunds-when-reported.ts';
import { giveMoneyBackWhenPaidTwice } from '#reactions/give-money-back-when-paid-twice.ts';
import { placeOrderWhenPaymentReported } from '#reactions/place-order-when-payment-reported.ts';

/** In the order in which their jobs are sent. */
export const reactions = [
  placeOrderWhenPaymentReported,
  followRefundsWhenReported,
  giveMoneyBackWhenPaidTwice,
  askAgainWhenRefundUnanswered,
  ...mailReactions,
  correctCreditNoteWhenRefundReturned,
] as const;
