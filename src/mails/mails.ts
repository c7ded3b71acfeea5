// The list of all mails the shop sends and of the reactions that send them.

import { abandonedCheckout, remindWhenBasketAbandoned } from './abandoned-checkout.ts';
import { bankOrderWithdrawnMail, sendMailWhenBankOrderWithdrawn } from './bank-order-withdrawn.ts';
import { contactReceived, sendReceiptWhenContactReceived } from './contact/contact-received.ts';
import { contactReply, customMessage } from './contact/custom-message.ts';
import {
  newsletterConfirmation,
  sendConfirmationWhenNewsletterRequested,
} from './contact/newsletter-confirmation.ts';
import { replyTemplates } from './contact/reply-templates.ts';
import { delivered, sendMailWhenOrderDelivered } from './delivered.ts';
import type { AnyMail } from './mail.ts';
import { digest } from './operator/digest.ts';
import { notice } from './operator/notice.ts';
import { orderCancelled, sendMailWhenOrderCancelled } from './order-cancelled.ts';
import { orderChangedMail, sendMailWhenOrderChanged } from './order-changed.ts';
import {
  cancelRemindersWhenOrderPlaced,
  orderConfirmation,
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
} from './order-confirmation.ts';
import { orderLink, sendLinkWhenOrderPrepared } from './order-link.ts';
import { paymentFailed, sendRecoveryMailWhenPaymentFailed } from './payment-failed.ts';
import { paymentLink, sendLinkWhenDifferenceRequested } from './payment-link.ts';
import { proforma, sendProformaWhenBankOrderOffered } from './proforma.ts';
import { refund, sendMailWhenRefundSucceeded } from './refund.ts';
import { replacement, sendMailWhenReplacementPlaced } from './returns/replacement.ts';
import { returnInstructions, sendInstructionsWhenReturnOpened } from './returns/return-instructions.ts';
import { sendReceiptWhenWithdrawalDeclared, withdrawalReceived } from './returns/withdrawal-received.ts';
import { reviewRequest } from './review-request.ts';
import { sendTrackingWhenOrderShipped, shipped } from './shipped.ts';

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
  proforma,
  bankOrderWithdrawnMail,
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

/** The templates a new shop starts with: those of the mails, and the reply templates. */
export const emailTemplates = [...mails.map(({ template }) => template), ...replyTemplates];

export const mailReactions = [
  sendConfirmationWhenOrderPlaced,
  sendConfirmationWhenOrderReachable,
  cancelRemindersWhenOrderPlaced,
  sendMailWhenOrderCancelled,
  sendMailWhenRefundSucceeded,
  sendMailWhenOrderChanged,
  sendLinkWhenDifferenceRequested,
  sendLinkWhenOrderPrepared,
  sendProformaWhenBankOrderOffered,
  sendMailWhenBankOrderWithdrawn,
  sendMailWhenReplacementPlaced,
  sendTrackingWhenOrderShipped,
  sendMailWhenOrderDelivered,
  sendReceiptWhenWithdrawalDeclared,
  sendInstructionsWhenReturnOpened,
  sendConfirmationWhenNewsletterRequested,
  sendReceiptWhenContactReceived,
  sendRecoveryMailWhenPaymentFailed,
  remindWhenBasketAbandoned,
] as const;
