// An order was delivered: its customer hears so.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import {
  findOrder,
  type OrderLinkNeeds,
  type OrderReference,
  orderDelivered,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { deliveredOf } from './order-mails.ts';

type Needs = MailQueuing & OrderLinkNeeds & { database: Database };

export const sendMailWhenOrderDelivered: Reaction<OrderReference, Needs> = {
  name: 'send-mail-when-order-delivered',
  fact: orderDelivered,
  react: (shop, { orderId }) =>
    shop.database.transaction(async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order || !isReachable(order)) return;
      await queueMail(shop, tx, {
        ...deliveredOf(shop, order),
        type: 'delivered',
        recipient: order.customerEmail,
        orderId,
        dedupeKey: `delivered:order:${orderId}`,
      });
    }),
};
