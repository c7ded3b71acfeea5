// An order was placed: it is invoiced, and its customer gets the confirmation, once, with everything the law wants on paper.
// Who gave no address for mail while paying gets it when the address is known.

import { addressBlock, orderLinesBlock } from '#emails/index.ts';
import type { QueueMail } from '#modules/mail/index.ts';
import {
  findOrder,
  type IssueInvoices,
  listLines,
  type OrderReference,
  orderNumber,
  orderPlaced,
  orderReachable,
} from '#modules/orders/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { attachmentOf, deliveryLines, dutchDateTime, isReachable } from './order-mail-parts.ts';

type Ports = {
  database: Database;
  queueMail: QueueMail;
  getSettings: GetSettings;
  orderUrl: (orderId: number) => string;
  issueInvoices: Pick<IssueInvoices, 'forOrder'>;
};

export function sendConfirmationWhenOrderPlaced(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-confirmation-when-order-placed',
    fact: orderPlaced,
    react: createSendConfirmation(ports),
  };
}

export function sendConfirmationWhenOrderReachable(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-confirmation-when-order-reachable',
    fact: orderReachable,
    react: createSendConfirmation(ports),
  };
}

/** The mail's own key keeps it to one, whoever asks. */
function createSendConfirmation(ports: Ports): Reaction<OrderReference>['react'] {
  return ({ orderId }) =>
    ports.database.transaction(async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order || !isReachable(order)) return;
      const lines = (await listLines(tx, [orderId])).get(orderId) ?? [];
      const invoice = await ports.issueInvoices.forOrder(tx, orderId);
      const { delivery } = await ports.getSettings(tx);
      await ports.queueMail(tx, {
        type: 'order_confirmation',
        recipient: order.customerEmail,
        orderId,
        dedupeKey: `order_confirmation:order:${orderId}`,
        attachments: invoice ? [attachmentOf(invoice)] : [],
        variables: {
          customerName: order.customerName,
          orderNumber: orderNumber(orderId),
          orderDate: dutchDateTime(order.createdAt),
          total: formatEuro(cents(order.total)),
          vatRate: String(order.vatRate).replace('.', ','),
          vatAmount: formatEuro(cents(order.vatAmount)),
          deliveryPromise: deliveryPromise(order.country, delivery.cutOff),
          orderUrl: ports.orderUrl(orderId),
        },
        blocks: {
          orderLines: orderLinesBlock({
            lines: lines.map((line) => ({
              label: line.label,
              quantity: line.quantity,
              amount: cents(line.amount),
            })),
            subtotal: cents(order.subtotal),
            discount: cents(order.discount),
            couponCode: order.couponCode,
            shipping: cents(order.shippingCost),
            vat: { rate: order.vatRate, amount: cents(order.vatAmount) },
            total: cents(order.total),
          }),
          deliveryAddress: addressBlock(deliveryLines(order)),
        },
      });
    });
}

function deliveryPromise(country: string, cutOff: string): string {
  if (country === 'NL' || country === 'BE') {
    return `Op werkdagen voor ${cutOff} uur besteld, de volgende werkdag in huis. Je krijgt een track & trace-code zodra je pakket onderweg is.`;
  }
  return 'Je pakket is meestal binnen 3 tot 10 werkdagen bij je. Je krijgt een track & trace-code zodra het onderweg is.';
}
