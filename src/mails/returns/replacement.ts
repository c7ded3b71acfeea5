// The mail about a replacement order of € 0: its contents and its delivery address.

import { listLinesOf, replacementPlaced } from '#modules/orders/index.ts';
import { mail, nothingToSend } from '../mail.ts';
import { aboutOrder, contentOf, deliveryLines, expectedLine, mailAfter, orderCard } from '../order-mail.ts';
import { addressBlock } from '../templates/blocks.ts';
import { block, button, contactUs, greeting, heading, paragraph, subheading } from '../templates/parts.ts';

export const replacement = mail({
  type: 'replacement',
  subject: 'We sturen je iets nieuws: {{orderNumber}}',
  body: [
    heading('Je nieuwe pakket komt eraan'),
    greeting,
    paragraph(
      'We sturen je opnieuw {{content}}. Je krijgt een track & trace-code zodra je pakket onderweg is.',
    ),
    block('orderGlance'),
    button('Bekijk je pakket', 'orderUrl'),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    contactUs,
  ],

  async ofOrder(shop, tx, order) {
    if (order.replacementReason === null) throw nothingToSend('Deze bestelling vervangt niets.');
    const lines = await listLinesOf(tx, order.id);
    return {
      variables: {
        ...aboutOrder(shop, order),
        content: contentOf(lines),
      },
      blocks: {
        orderGlance: await orderCard(shop, tx, order, [
          'Niets te betalen',
          ...(await expectedLine(shop, tx, order)),
        ]),
        deliveryAddress: addressBlock(deliveryLines(order)),
      },
    };
  },
});

export const sendMailWhenReplacementPlaced = mailAfter(
  'send-mail-when-replacement-placed',
  replacementPlaced,
  replacement,
);
