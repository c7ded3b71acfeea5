// The instructions for a return: what to send, where to, until when, with the shipping label.

import type { MailContent } from '#modules/mail/index.ts';
import { formatDay } from '#modules/orders/contract.ts';
import { findOrder, type OrderLinkNeeds, type OrderRow, orderUrl } from '#modules/orders/index.ts';
import { isOpenReturn, RETURN_DAYS, type ReturnDetail } from '#modules/returns/contract.ts';
import {
  listReturnsOfOrder,
  type ReturnReference,
  readReturn,
  returnInstructed,
} from '#modules/returns/index.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { piecesText } from '#shared/goods-text.ts';
import { addDays, dayOf } from '#shared/shop-days.ts';
import { mail, nothingToSend } from '../mail.ts';
import { aboutOrder, mailCustomerOf, type SendOrderMailNeeds } from '../order-mail.ts';
import { button, facts, greeting, heading, paragraph, steps, subheading } from '../templates/parts.ts';

export const returnInstructions = mail({
  type: 'return_instructions',
  subject: 'Zo stuur je {{orderNumber}} terug',
  body: [
    heading('Zo stuur je het terug'),
    greeting,
    paragraph('We verwachten {{returnPieces}} van bestelling {{orderNumber}} terug.'),
    facts([
      ['Retournummer', '{{returnReference}}'],
      ['Uiterlijk', '{{returnBefore}}'],
      ['Naar', '{{companyName}}, {{companyAddress}}', 'below'],
    ]),
    subheading('Zo doe je het'),
    steps([
      'Verpak alles stevig, het liefst in de doos waarin je het kreeg.',
      'Print het label, dat ook bij deze mail zit, en plak het op het pakket. Geen printer? Schrijf dan {{returnReference}} en ons adres op de doos.',
      'Breng het naar een pakketpunt: het label is nog niet gefrankeerd. Bewaar het verzendbewijs. {{returnCosts}}',
    ]),
    button('Download het label', 'labelUrl'),
    paragraph(
      'Is je pakket gecontroleerd, dan betalen we je terug op dezelfde manier als je betaalde. Dat duurt meestal enkele werkdagen, met een kaart tot tien.',
    ),
    paragraph('[Bekijk je bestelling]({{orderUrl}})'),
  ],

  async ofOrder(shop, tx, order) {
    const open = (await listReturnsOfOrder(tx, order.id)).find(({ status }) => isOpenReturn(status));
    if (!open || open.notSent) throw nothingToSend('Van deze bestelling komt niets terug.');
    return instructionsOf(shop, {
      order,
      returnDetail: await readReturn({ database: { orm: tx } }, open.id),
    });
  },
});

export const sendInstructionsWhenReturnOpened: Reaction<ReturnReference, SendOrderMailNeeds> = {
  name: 'send-instructions-when-return-opened',
  fact: returnInstructed,
  react: (shop, { returnId, turn }) =>
    mailCustomerOf(shop, { type: 'return_instructions', about: `return:${returnId}:${turn}` }, async (tx) => {
      const returnDetail = await readReturn({ database: { orm: tx } }, returnId);
      const order = await findOrder(tx, returnDetail.order.id);
      if (!order || !isOpenReturn(returnDetail.status)) return;
      return { order, content: instructionsOf(shop, { order, returnDetail }) };
    }),
};

function instructionsOf(
  shop: OrderLinkNeeds,
  { order, returnDetail }: { order: OrderRow; returnDetail: ReturnDetail },
): MailContent<'return_instructions'> {
  const pieces = returnDetail.lines.filter(({ announced }) => announced > 0);
  return {
    attachments: [
      {
        filename: `retourlabel-${returnDetail.reference}.pdf`,
        contentType: 'application/pdf',
        document: `return-label:${returnDetail.id}`,
      },
    ],
    variables: {
      ...aboutOrder(shop, order),
      returnReference: returnDetail.reference,
      labelUrl: `${orderUrl(shop, order)}/retourlabel/${returnDetail.reference}`,
      returnPieces: pieces.map(({ announced, name }) => piecesText(name, announced)).join(' en '),
      // A customer who withdraws pays for sending back (BW 6:230s); for a broken product the shop decides.
      returnCosts: returnDetail.origin === 'withdrawal' ? 'De kosten van het terugsturen zijn voor jou.' : '',
      returnBefore: formatDay(addDays(dayOf(new Date(returnDetail.openedAt)), RETURN_DAYS)),
    },
    blocks: {},
  };
}
