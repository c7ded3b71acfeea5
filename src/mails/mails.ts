// Every mail the shop sends, and what makes each leave by itself.

import { abandonedCheckout, remindWhenBasketLeft } from './abandoned-checkout.ts';
import { contactReceived, sendReceiptWhenContactReceived } from './contact-received.ts';
import { contactReply } from './contact-reply.ts';
import { customMessage } from './custom-message.ts';
import { delivered, sendMailWhenOrderDelivered } from './delivered.ts';
import { digest } from './digest.ts';
import type { AnyMail } from './mail.ts';
import {
  newsletterConfirmation,
  sendConfirmationWhenNewsletterRequested,
} from './newsletter-confirmation.ts';
import { notice } from './notice.ts';
import { orderCancelled, sendMailWhenOrderCancelled } from './order-cancelled.ts';
import { orderChangedMail, sendMailWhenOrderChanged } from './order-changed.ts';
import {
  dropRemindersWhenOrderPlaced,
  orderConfirmation,
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
} from './order-confirmation.ts';
import { orderLink, sendLinkWhenOrderPrepared } from './order-link.ts';
import { paymentFailed, sendRecoveryMailWhenPaymentFailed } from './payment-failed.ts';
import { paymentLink, sendLinkWhenDifferenceAsked } from './payment-link.ts';
import { refund, sendMailWhenRefundSucceeded } from './refund.ts';
import { replacement, sendMailWhenReplacementPlaced } from './replacement.ts';
import { returnInstructions, sendInstructionsWhenReturnOpened } from './return-instructions.ts';
import { reviewRequest } from './review-request.ts';
import { sendTrackingWhenOrderShipped, shipped } from './shipped.ts';
import { sendReceiptWhenWithdrawalDeclared, withdrawalReceived } from './withdrawal-received.ts';

export const mails: readonly AnyMail[] = [
  orderConfirmation,
  paymentFailed,
  abandonedCheckout,
  shipped,
  delivered,
  reviewRequest,
  orderCancelled,
  refund,
  orderChangedMail,
  orderLink,
  paymentLink,
  replacement,
  withdrawalReceived,
  returnInstructions,
  newsletterConfirmation,
  contactReceived,
  contactReply,
  notice,
  digest,
  customMessage,
];

export const emailTemplates = mails.map(({ template }) => template);

export const mailReactions = [
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
  dropRemindersWhenOrderPlaced,
  sendMailWhenOrderCancelled,
  sendMailWhenRefundSucceeded,
  sendMailWhenOrderChanged,
  sendLinkWhenDifferenceAsked,
  sendLinkWhenOrderPrepared,
  sendMailWhenReplacementPlaced,
  sendTrackingWhenOrderShipped,
  sendMailWhenOrderDelivered,
  sendReceiptWhenWithdrawalDeclared,
  sendInstructionsWhenReturnOpened,
  sendConfirmationWhenNewsletterRequested,
  sendReceiptWhenContactReceived,
  sendRecoveryMailWhenPaymentFailed,
  remindWhenBasketLeft,
] as const;
