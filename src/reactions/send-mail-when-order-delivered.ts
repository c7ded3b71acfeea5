// An order was delivered: its customer hears so.

import type { QueueMail } from '#modules/mail/index.ts';
import { findOrder, type OrderLinks, type OrderReference, orderDelivered } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { deliveredOf } from './order-mails.ts';

type Ports = { database: Database; queueMail: QueueMail; orderUrl: OrderLinks['urlOf'] };

export function sendMailWhenOrderDelivered(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-mail-when-order-delivered',
    fact: orderDelivered,
    react: ({ orderId }) =>
      ports.database.transaction(async (tx) => {
        const order = await findOrder(tx, orderId);
        if (!order || !isReachable(order)) return;
        await ports.queueMail(tx, {
          ...deliveredOf(order, ports),
          type: 'delivered',
          recipient: order.customerEmail,
          orderId,
          dedupeKey: `delivered:order:${orderId}`,
        });
      }),
  };
}
