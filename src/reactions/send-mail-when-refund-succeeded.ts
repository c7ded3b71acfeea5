// Money went back: the refund gets its credit note, and the customer hears of it, once per refund.
// A second payment for the same basket was never invoiced, so nothing is credited for it.

import type { QueueMail } from '#modules/mail/index.ts';
import {
  findOrder,
  findRefund,
  type IssueInvoices,
  orderNumber,
  type RefundReference,
  refundSucceeded,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { attachmentOf, dutchDateTime, isReachable } from './order-mail-parts.ts';

type Ports = {
  database: Database;
  queueMail: QueueMail;
  orderUrl: (orderId: number) => string;
  issueInvoices: Pick<IssueInvoices, 'forRefund'>;
};

const CREDITED = 'De creditnota zit bij deze mail.';
const PAID_TWICE = 'Je had deze bestelling twee keer betaald. De tweede betaling heb je hiermee terug.';

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
          type: 'refund',
          recipient: order.customerEmail,
          orderId: order.id,
          dedupeKey: `refund:refund:${refundId}`,
          attachments: creditNote ? [attachmentOf(creditNote)] : [],
          variables: {
            customerName: order.customerName,
            orderNumber: orderNumber(order.id),
            refundAmount: formatEuro(cents(refund.amount)),
            refundDate: dutchDateTime(refund.succeededAt ?? refund.updatedAt),
            refundExplanation: creditNote ? CREDITED : PAID_TWICE,
            orderUrl: ports.orderUrl(order.id),
          },
          blocks: {},
        });
      }),
  };
}
