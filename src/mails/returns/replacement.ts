// Something is sent without money in place of what was sent before: what it is, and where it goes.

import { listLinesOf, replacementPlaced } from '#modules/orders/index.ts';
import { mail, nothingToTell } from '../mail.ts';
import { aboutOrder, contentOf, deliveryLines, expectedLine, mailAfter, orderCard } from '../order-mail.ts';
import { addressBlock } from '../paper/blocks.ts';
import { askUs, block, button, greeting, heading, paragraph, subheading } from '../paper/pieces.ts';

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
    askUs,
  ],

  async ofOrder(shop, tx, order) {
    if (order.replacementReason === null) throw nothingToTell('Deze bestelling vervangt niets.');
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
