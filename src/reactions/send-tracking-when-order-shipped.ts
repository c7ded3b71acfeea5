// An order was shipped: its customer hears by whom and where the parcel can be followed.

import type { QueueMail } from '#modules/mail/index.ts';
import { findOrder, type OrderLinks, type OrderReference, orderShipped } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { shippedOf } from './order-mails.ts';

type Ports = { database: Database; queueMail: QueueMail; orderUrl: OrderLinks['urlOf'] };

export function sendTrackingWhenOrderShipped(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-tracking-when-order-shipped',
    fact: orderShipped,
    react: ({ orderId }) =>
      ports.database.transaction(async (tx) => {
        const order = await findOrder(tx, orderId);
        if (!order || !isReachable(order)) return;
        await ports.queueMail(tx, {
          ...shippedOf(order, ports),
          type: 'shipped',
          recipient: order.customerEmail,
          orderId,
          dedupeKey: `shipped:order:${orderId}`,
        });
      }),
  };
}
