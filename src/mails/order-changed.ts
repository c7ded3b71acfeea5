// What is charged for an order is something else now: what it holds, what became of the difference, and the papers of both.

import type { MailContent } from '#modules/mail/index.ts';
import {
  type ChangeReference,
  type ChangeRow,
  findChange,
  findOrder,
  listChangesOfOrder,
  listLinesOf,
  listPapersOfChange,
  type OrderRow,
  orderChanged,
} from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { mail, nothingToTell, type OrderMailNeeds } from './mail.ts';
import {
  aboutOrder,
  attachmentOf,
  deliveryLines,
  expectedLine,
  mailCustomerOf,
  type OrderMailing,
} from './order-mail.ts';
import { addressBlock, orderLinesBlock } from './paper/blocks.ts';
import { packCard } from './paper/pack-card.ts';
import { block, button, greeting, heading, paragraph, subheading } from './paper/pieces.ts';

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
    paragraph(
      'Niet wat je had afgesproken? Antwoord op deze mail of bel {{companyPhone}}. Je bedenktijd verandert niet: [overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],

  async ofOrder(shop, tx, order) {
    const last = (await listChangesOfOrder(tx, order.id)).findLast(({ state }) => state === 'applied');
    if (!last) throw nothingToTell('Aan deze bestelling is niets gewijzigd.');
    return changeOf(shop, tx, { order, change: last });
  },
});

export const sendMailWhenOrderChanged: Reaction<ChangeReference, OrderMailing> = {
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
    attachments: (await listPapersOfChange(tx, change.id)).map(attachmentOf),
    variables: {
      ...aboutOrder(shop, order),
      total: formatEuro(order.total),
      settlement: settlementText(change),
    },
    blocks: {
      orderGlance: await packCard(shop, tx, order, [
        ...amountsOf(order, change),
        ...(await expectedLine(shop, tx, order)),
      ]),
      orderLines: orderLinesBlock({ ...order, lines }),
      deliveryAddress: addressBlock(deliveryLines(order)),
    },
  };
}

/** "Nu €37,43, eerst €24,95". */
function amountsOf({ total }: OrderRow, { difference }: ChangeRow): string[] {
  const before = formatEuro(cents(total - difference));
  return [difference === 0 ? formatEuro(total) : `Nu ${formatEuro(total)}, eerst ${before}`];
}

function settlementText({ settledWith, difference }: ChangeRow): string {
  const amount = formatEuro(cents(Math.abs(difference)));
  if (settledWith === 'refund')
    return `We betalen ${amount} aan je terug, op dezelfde manier als je betaalde.`;
  return settledWith === 'payment' ? `Je hebt ${amount} bijbetaald. Bedankt!` : 'Je hoeft niets te betalen.';
}
