// Something is sent without money in place of what was sent before: what it is, and where it goes.

import { listLines, replacementPlaced } from '#modules/orders/index.ts';
import { mail, nothingToTell } from '../mail.ts';
import { aboutOrder, deliveryLines, mailAfter } from '../order-mail.ts';
import { addressBlock } from '../paper/blocks.ts';
import { block, button, heading, paragraph, subheading } from '../paper/pieces.ts';

export const replacement = mail({
  type: 'replacement',
  subject: 'We sturen je iets nieuws: {{orderNumber}}',
  body: [
    heading('Er komt een nieuw pakket aan'),
    paragraph(
      'Hoi {{customerName}}, we sturen je {{content}}. Daar hoef je niets voor te betalen. Je krijgt een track & trace-code zodra het onderweg is.',
    ),
    subheading('Het gaat naar'),
    block('deliveryAddress'),
    button('Bekijk je pakket', 'orderUrl'),
    paragraph('Klopt er iets niet? Antwoord op deze mail of bel {{companyPhone}}.'),
  ],

  async ofOrder(shop, tx, order) {
    if (order.replacementReason === null) throw nothingToTell('Deze bestelling vervangt niets.');
    const lines = (await listLines(tx, [order.id])).get(order.id) ?? [];
    return {
      variables: { ...aboutOrder(shop, order), content: lines.map(({ label }) => label).join(', ') },
      blocks: { deliveryAddress: addressBlock(deliveryLines(order)) },
    };
  },
});

export const sendMailWhenReplacementPlaced = mailAfter(
  'send-mail-when-replacement-placed',
  replacementPlaced,
  replacement,
);
