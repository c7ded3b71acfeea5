// The parcel is on its way: by whom, and where to follow it.

import { orderShipped, orderView } from '#modules/orders/index.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import { mail } from './mail.ts';
import { aboutOrder, deliveryLines, mailAfter } from './order-mail.ts';
import { addressBlock, trackingBlock } from './paper/blocks.ts';
import { block, button, heading, paragraph, subheading } from './paper/pieces.ts';

export const shipped = mail({
  type: 'shipped',
  subject: 'Je bestelling {{orderNumber}} is onderweg',
  body: [
    heading('Je pakket is onderweg'),
    paragraph('Hoi {{customerName}}, we hebben bestelling {{orderNumber}} meegegeven aan {{carrier}}.'),
    block('trackingDetails'),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    paragraph(
      'Het kan een paar uur duren voordat de bezorger het pakket laat zien. Duurt het langer dan je verwacht? Laat het ons weten, dan zoeken we het uit.',
    ),
    button('Bekijk je bestelling', 'orderUrl'),
    paragraph(
      'Toch niet wat je zocht? Tot en met 14 dagen na ontvangst kun je [je overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],

  async ofOrder(shop, _tx, order) {
    const { carrier, trackingCode, trackingUrl } = orderView(order, []);
    const carrierName = carrier && CARRIER_NAMES[carrier];
    return {
      variables: {
        ...aboutOrder(shop, order),
        carrier: carrierName ?? 'de bezorger',
        trackingCode: trackingCode ?? '',
      },
      blocks: {
        trackingDetails: trackingBlock({ carrier: carrierName, code: trackingCode, url: trackingUrl }),
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
