// Something is sent without money in place of what was sent before: what it is, and where it goes.

import { listLinesOf, orderNumber, replacementPlaced } from '#modules/orders/index.ts';
import { countedText } from '#shared/goods-text.ts';
import { mail, nothingToTell } from '../mail.ts';
import { aboutOrder, deliveryLines, expectedLine, mailAfter } from '../order-mail.ts';
import { addressBlock } from '../paper/blocks.ts';
import { packCard } from '../paper/pack-card.ts';
import { block, button, greeting, heading, paragraph, subheading } from '../paper/pieces.ts';

export const replacement = mail({
  type: 'replacement',
  subject: 'We sturen je iets nieuws: {{orderNumber}}',
  body: [
    heading('Je nieuwe pakket komt eraan'),
    greeting,
    paragraph(
      'We sturen je opnieuw {{content}}. Daar hoef je niets voor te betalen. Je krijgt een track & trace-code zodra je pakket onderweg is.',
    ),
    block('orderGlance'),
    button('Bekijk je pakket', 'orderUrl'),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    paragraph('Klopt er iets niet? Antwoord op deze mail of bel {{companyPhone}}.'),
  ],

  async ofOrder(shop, tx, order) {
    if (order.replacementReason === null) throw nothingToTell('Deze bestelling vervangt niets.');
    const lines = await listLinesOf(tx, order.id);
    return {
      variables: {
        ...aboutOrder(shop, order),
        content: lines.map(({ label, quantity }) => countedText(label, quantity)).join(' en '),
      },
      blocks: {
        orderGlance: await packCard(shop, tx, order, [
          'Niets te betalen',
          ...(await expectedLine(shop, tx, order)),
          `Bestelling ${orderNumber(order.id)}`,
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
