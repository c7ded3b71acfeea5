// The differences the nightly comparison finds about mails: a customer should have received a mail and did
// not. The repair sends the mail through the reaction that normally sends it.

import { missingMail } from '#modules/mail/index.ts';
import { expectedMails } from '#modules/order-overview/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { sendConfirmationWhenOrderPlaced } from './order-confirmation.ts';
import type { SendOrderMailNeeds } from './order-mail.ts';
import { sendMailWhenRefundSucceeded } from './refund.ts';
import { sendReceiptWhenWithdrawalDeclared } from './returns/withdrawal-received.ts';

export const mailDifferences: readonly DifferenceKind<SendOrderMailNeeds>[] = [
  missingMail({
    key: 'confirmation_missing',
    title: 'Bestelling zonder bevestiging',
    type: 'order_confirmation',
    expected: expectedMails.ofOrders,
    text: (orderId) => `De klant van bestelling ${orderNumber(orderId)} kreeg geen bevestiging.`,
    label: 'Bevestiging sturen',
    send: (shop, orderId) => sendConfirmationWhenOrderPlaced.react(shop, { orderId }),
  }),
  missingMail({
    key: 'refund_mail_missing',
    title: 'Terugbetaling zonder mail',
    type: 'refund',
    expected: expectedMails.ofRefunds,
    text: (orderId) => `De klant van bestelling ${orderNumber(orderId)} hoorde niet van een terugbetaling.`,
    label: 'Mail sturen',
    send: (shop, refundId) => sendMailWhenRefundSucceeded.react(shop, { refundId }),
  }),
  missingMail({
    key: 'receipt_missing',
    title: 'Herroeping zonder ontvangstbevestiging',
    type: 'withdrawal_received',
    expected: expectedMails.ofWithdrawals,
    text: (orderId) => `De herroeping van bestelling ${orderNumber(orderId)} is niet bevestigd.`,
    label: 'Bevestiging sturen',
    send: (shop, withdrawalId) => sendReceiptWhenWithdrawalDeclared.react(shop, { withdrawalId }),
  }),
];
