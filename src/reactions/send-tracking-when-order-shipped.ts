// An order was shipped: its customer hears by whom and where the parcel can be followed.

import { addressBlock, trackingBlock } from '#emails/index.ts';
import type { QueueMail } from '#modules/mail/index.ts';
import {
  findOrder,
  type OrderReference,
  orderNumber,
  orderShipped,
  orderView,
} from '#modules/orders/index.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { deliveryLines, isReachable } from './order-mail-parts.ts';

type Ports = { database: Database; queueMail: QueueMail; orderUrl: (orderId: number) => string };

export function sendTrackingWhenOrderShipped(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-tracking-when-order-shipped',
    fact: orderShipped,
    react: ({ orderId }) =>
      ports.database.transaction(async (tx) => {
        const order = await findOrder(tx, orderId);
        if (!order || !isReachable(order)) return;
        const { carrier, trackingCode, trackingUrl } = orderView(order, []);
        const carrierName = carrier ? CARRIER_NAMES[carrier] : 'de bezorger';
        await ports.queueMail(tx, {
          type: 'shipped',
          recipient: order.customerEmail,
          orderId,
          dedupeKey: `shipped:order:${orderId}`,
          variables: {
            customerName: order.customerName,
            orderNumber: orderNumber(orderId),
            carrier: carrierName,
            trackingCode: trackingCode ?? '',
            orderUrl: ports.orderUrl(orderId),
          },
          blocks: {
            trackingDetails: trackingBlock({ carrier: carrierName, code: trackingCode, url: trackingUrl }),
            deliveryAddress: addressBlock(deliveryLines(order)),
          },
        });
      }),
  };
}
