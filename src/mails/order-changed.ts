// The mail about a changed order: its new contents, the settlement of the difference, and the new invoice and
// credit note.

import type { MailContent } from '#modules/mail/index.ts';
import {
  type ChangeReference,
  listDocumentsOfChange,
  listLinesBefore,
  orderChanged,
} from '#modules/order-changes/index.ts';
import {
  type ChangeRow,
  findChange,
  findOrder,
  listChangesOfOrder,
  listLinesOf,
  type OrderRow,
} from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { type Cents, cents, formatEuro } from '#shared/money.ts';
import { mail, nothingToSend, type OrderMailNeeds } from './mail.ts';
import {
  aboutOrder,
  attachmentOf,
  contentOf,
  deliveryLines,
  expectedLine,
  mailCustomerOf,
  type SendOrderMailNeeds,
} from './order-mail.ts';
import { addressBlock, orderLinesBlock } from './templates/blocks.ts';
import { giftOf, packCard } from './templates/pack-card.ts';
import {
  block,
  button,
  contactUs,
  greeting,
  heading,
  note,
  paragraph,
  subheading,
} from './templates/parts.ts';

export const orderChangedMail = mail({
  type: 'order_changed',
  subject: 'Je bestelling {{orderNumber}} is gewijzigd',
  body: [
    heading('Je bestelling is gewijzigd'),
    greeting,
    paragraph('We hebben bestelling {{orderNumber}} voor je gewijzigd. {{settlement}}'),
    block('orderGlance'),
    button('Bekijk je bestelling', 'orderUrl'),
    subheading('Zo is je bestelling nu'),
    block('orderLines'),
    paragraph('Bij deze mail vind je de creditnota van je oude factuur en je nieuwe factuur.'),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    contactUs,
    note('Je bedenktijd verandert niet: [overeenkomst hier herroepen]({{withdrawalUrl}}).'),
  ],

  async ofOrder(shop, tx, order) {
    const last = (await listChangesOfOrder(tx, order.id)).findLast(({ state }) => state === 'applied');
    if (!last) throw nothingToSend('Aan deze bestelling is niets gewijzigd.');
    return changeOf(shop, tx, { order, change: last });
  },
});

export const sendMailWhenOrderChanged: Reaction<ChangeReference, SendOrderMailNeeds> = {
  name: 'send-mail-when-order-changed',
  fact: orderChanged,
  react: (shop, { changeId }) =>
    mailCustomerOf(shop, { type: 'order_changed', about: `change:${changeId}` }, async (tx) => {
      const change = await findChange(tx, changeId);
      const order = change && (await findOrder(tx, change.orderId));
      return order && { order, content: await changeOf(shop, tx, { order, change }) };
    }),
};

async function changeOf(
  shop: OrderMailNeeds,
  tx: Orm,
  { order, change }: { order: OrderRow; change: ChangeRow },
): Promise<MailContent<'order_changed'>> {
  const lines = await listLinesOf(tx, order.id);
  return {
    attachments: (await listDocumentsOfChange(tx, change.id)).map(attachmentOf),
    variables: {
      ...aboutOrder(shop, order),
      total: formatEuro(order.total),
      settlement: settlementText(change),
    },
    blocks: {
      orderGlance: await packCard(shop, tx, order, [
        `Nu ${formatEuro(order.total)}`,
        beforeText(contentOf(await listLinesBefore(tx, change.id)), cents(order.total - change.difference)),
        ...(await expectedLine(shop, tx, order)),
      ]),
      orderLines: orderLinesBlock({ ...order, lines, gift: await giftOf(shop, tx, order) }),
      deliveryAddress: addressBlock(deliveryLines(order)),
    },
  };
}

/**
 * Returns the line of a mail about a changed order that states the order before the change: "Eerst 1 Pack
 * voor €24,95".
 */
const beforeText = (content: string, total: Cents): string =>
  `Eerst ${content && `${content} voor `}${formatEuro(total)}`;

function settlementText({ settledWith, difference }: ChangeRow): string {
  const amount = formatEuro(cents(Math.abs(difference)));
  if (settledWith === 'refund')
    return `We betalen ${amount} aan je terug, op dezelfde manier als je betaalde.`;
  return settledWith === 'payment' ? `Je hebt ${amount} bijbetaald. Bedankt!` : 'Je hoeft niets te betalen.';
}
