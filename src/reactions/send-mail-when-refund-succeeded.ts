// Money went back: the refund gets its credit note, and the customer hears of it, once per refund.
// A second payment for the same basket was never invoiced, so nothing is credited for it.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import {
  findOrder,
  findRefund,
  type InvoiceNeeds,
  issueCreditNote,
  type OrderLinkNeeds,
  type RefundReference,
  refundSucceeded,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { refundOf } from './order-mails.ts';

type Needs = MailQueuing & InvoiceNeeds & OrderLinkNeeds & { database: Database };

export const sendMailWhenRefundSucceeded: Reaction<RefundReference, Needs> = {
  name: 'send-mail-when-refund-succeeded',
  fact: refundSucceeded,
  react: (shop, { refundId }) =>
    shop.database.transaction(async (tx) => {
      const creditNote = await issueCreditNote(shop, tx, refundId);
      const refund = await findRefund(tx, refundId);
      const order = refund && (await findOrder(tx, refund.orderId));
      // Sent back by the bank before anybody could be told.
      if (!order || refund.status !== 'succeeded' || !isReachable(order)) return;
      await queueMail(shop, tx, {
        ...refundOf(shop, { order, refund, creditNote }),
        type: 'refund',
        recipient: order.customerEmail,
        orderId: order.id,
        dedupeKey: `refund:refund:${refundId}`,
      });
    }),
};
