// Money went back: the refund gets its credit note, and the customer hears of it, once per refund.
// A second payment for the same basket was never invoiced, so nothing is credited for it.

import type { QueueMail } from '#modules/mail/index.ts';
import {
  findOrder,
  findRefund,
  type IssueInvoices,
  type OrderLinks,
  type RefundReference,
  refundSucceeded,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { refundOf } from './order-mails.ts';

type Ports = {
  database: Database;
  queueMail: QueueMail;
  orderUrl: OrderLinks['urlOf'];
  issueInvoices: Pick<IssueInvoices, 'forRefund'>;
};

export function sendMailWhenRefundSucceeded(ports: Ports): Reaction<RefundReference> {
  return {
    name: 'send-mail-when-refund-succeeded',
    fact: refundSucceeded,
    react: ({ refundId }) =>
      ports.database.transaction(async (tx) => {
        const creditNote = await ports.issueInvoices.forRefund(tx, refundId);
        const refund = await findRefund(tx, refundId);
        const order = refund && (await findOrder(tx, refund.orderId));
        // Sent back by the bank before anybody could be told.
        if (!order || refund.status !== 'succeeded' || !isReachable(order)) return;
        await ports.queueMail(tx, {
          ...refundOf({ order, refund, creditNote }, ports),
          type: 'refund',
          recipient: order.customerEmail,
          orderId: order.id,
          dedupeKey: `refund:refund:${refundId}`,
        });
      }),
  };
}
