// What the shop does next when something happened: every reaction there is, and the fact it answers to stands in it.

import { askAgainWhenRefundUnanswered } from '#reactions/ask-again-when-refund-unanswered.ts';
import { correctCreditNoteWhenRefundReturned } from '#reactions/correct-credit-note-when-refund-returned.ts';
import { dropRemindersWhenOrderPlaced } from '#reactions/drop-reminders-when-order-placed.ts';
import { followRefundsWhenReported } from '#reactions/follow-refunds-when-reported.ts';
import { giveMoneyBackWhenPaidTwice } from '#reactions/give-money-back-when-paid-twice.ts';
import { placeOrderWhenPaymentReported } from '#reactions/place-order-when-payment-reported.ts';
import { remindWhenBasketLeft } from '#reactions/remind-when-basket-left.ts';
import { sendConfirmationWhenNewsletterRequested } from '#reactions/send-confirmation-when-newsletter-requested.ts';
import {
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
} from '#reactions/send-confirmation-when-order-placed.ts';
import { sendMailWhenOrderDelivered } from '#reactions/send-mail-when-order-delivered.ts';
import { sendMailWhenRefundSucceeded } from '#reactions/send-mail-when-refund-succeeded.ts';
import { sendReceiptWhenWithdrawalDeclared } from '#reactions/send-receipt-when-withdrawal-declared.ts';
import { sendRecoveryMailWhenPaymentFailed } from '#reactions/send-recovery-mail-when-payment-failed.ts';
import { sendTrackingWhenOrderShipped } from '#reactions/send-tracking-when-order-shipped.ts';

/** In the order in which their jobs are sent. */
export const reactions = [
  placeOrderWhenPaymentReported,
  followRefundsWhenReported,
  giveMoneyBackWhenPaidTwice,
  askAgainWhenRefundUnanswered,
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
  sendMailWhenRefundSucceeded,
  correctCreditNoteWhenRefundReturned,
  sendTrackingWhenOrderShipped,
  sendMailWhenOrderDelivered,
  sendReceiptWhenWithdrawalDeclared,
  sendConfirmationWhenNewsletterRequested,
  sendRecoveryMailWhenPaymentFailed,
  remindWhenBasketLeft,
  dropRemindersWhenOrderPlaced,
] as const;
