// An order was shipped: its customer hears by whom and where the parcel can be followed.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import { findOrder, type OrderLinkNeeds, type OrderReference, orderShipped } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { shippedOf } from './order-mails.ts';

type Needs = MailQueuing & OrderLinkNeeds & { database: Database };

export const sendTrackingWhenOrderShipped: Reaction<OrderReference, Needs> = {
  name: 'send-tracking-when-order-shipped',
  fact: orderShipped,
  react: (shop, { orderId }) =>
    shop.database.transaction(async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order || !isReachable(order)) return;
      await queueMail(shop, tx, {
        ...shippedOf(shop, order),
        type: 'shipped',
        recipient: order.customerEmail,
        orderId,
        dedupeKey: `shipped:order:${orderId}`,
      });
    }),
};
