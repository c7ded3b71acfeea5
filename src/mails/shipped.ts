// The mail about a shipped parcel: the carrier and the tracking link.

import { orderShipped, orderView } from '#modules/orders/index.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import { mail } from './mail.ts';
import { aboutOrder, deliveryLines, expectedLine, mailAfter, orderCard } from './order-mail.ts';
import { addressBlock, trackingBlock } from './templates/blocks.ts';
import { block, greeting, heading, note, paragraph, subheading } from './templates/parts.ts';

export const shipped = mail({
  type: 'shipped',
  subject: 'Je bestelling {{orderNumber}} is onderweg',
  body: [
    heading('Je pakket is onderweg'),
    greeting,
    paragraph('We hebben je pakket meegegeven aan {{carrier}}.'),
    block('orderGlance'),
    block('trackingDetails'),
    paragraph('[Bekijk je bestelling]({{orderUrl}})'),
    note(
      'Het duurt soms een paar uur voor je pakket in de track & trace staat. Duurt het langer dan je verwacht? Laat het ons weten, dan zoeken we het uit.',
    ),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    note(
      'Je hebt bedenktijd tot en met {{withdrawalDays}} dagen na ontvangst: [overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],

  async ofOrder(shop, tx, order) {
    const { carrier, trackingCode, trackingUrl } = orderView(order, []);
    const carrierName = carrier && CARRIER_NAMES[carrier];
    return {
      variables: {
        ...aboutOrder(shop, order),
        carrier: carrierName ?? 'de bezorger',
        trackingCode: trackingCode ?? '',
      },
      blocks: {
        orderGlance: await orderCard(shop, tx, order, await expectedLine(shop, tx, order)),
        trackingDetails: trackingBlock({ code: trackingCode, url: trackingUrl }),
        deliveryAddress: addressBlock(deliveryLines(order)),
      },
    };
  },
});

export const sendTrackingWhenOrderShipped = mailAfter(
  'send-tracking-when-order-shipped',
  orderShipped,
  shipped,
);
