// The mail that asks a customer to pay the additional cost of a changed order. Its link leads to a page of
// the shop and is valid for a week. An operator can send the mail again.

import type { MailContent } from '#modules/mail/index.ts';
import { differenceRequested, paymentLinkOf, termsSchema } from '#modules/order-changes/index.ts';
import {
  type ChangeRow,
  findChange,
  findOrder,
  findWaitingChange,
  listLinesOf,
  type OrderRow,
} from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatEuro } from '#shared/money.ts';
import { dayOf, formatWeekday } from '#shared/shop-days.ts';
import { mail, nothingToSend, type OrderMailNeeds } from './mail.ts';
import { aboutOrder, contentOf, mailCustomerOf, type SendOrderMailNeeds } from './order-mail.ts';
import { button, contactUs, facts, greeting, heading, paragraph } from './templates/parts.ts';

export const paymentLink = mail({
  type: 'payment_link',
  subject: 'Betaal {{difference}} bij voor bestelling {{orderNumber}}',
  body: [
    heading('Nog {{difference}} te betalen'),
    greeting,
    paragraph('Zodra je bijbetaalt, passen we bestelling {{orderNumber}} meteen aan.'),
    facts([
      ['Nu', '{{contentBefore}}, {{totalBefore}}'],
      ['Straks', '{{content}}, {{total}}'],
      ['Nog te betalen', '{{difference}}', 'sum'],
    ]),
    button('{{difference}} bijbetalen', 'paymentUrl'),
    paragraph(
      'De link werkt tot en met {{payUntil}}. Betaal je niet, dan blijft je bestelling zoals die was.',
    ),
    contactUs,
  ],

  async ofOrder(shop, tx, order) {
    const change = await findWaitingChange(tx, order.id);
    if (!change) throw nothingToSend('Voor deze bestelling is niets bij te betalen.');
    return paymentRequestOf(shop, tx, { order, change });
  },
});

export const sendLinkWhenDifferenceRequested: Reaction<
  { changeId: number; times: number },
  SendOrderMailNeeds
> = {
  name: 'send-link-when-difference-asked',
  fact: differenceRequested,
  react: (shop, { changeId, times }) =>
    mailCustomerOf(shop, { type: 'payment_link', about: `change:${changeId}:${times}` }, async (tx) => {
      const change = await findChange(tx, changeId);
      const order = change && (await findOrder(tx, change.orderId));
      if (change?.state !== 'waiting') return;
      return order && { order, content: await paymentRequestOf(shop, tx, { order, change }) };
    }),
};

async function paymentRequestOf(
  shop: OrderMailNeeds,
  tx: Orm,
  { order, change }: { order: OrderRow; change: ChangeRow },
): Promise<MailContent<'payment_link'>> {
  const { lines, total } = termsSchema.parse(change.terms);
  const before = await listLinesOf(tx, order.id);
  return {
    variables: {
      ...aboutOrder(shop, order),
      contentBefore: contentOf(before),
      content: contentOf(lines),
      total: formatEuro(total),
      totalBefore: formatEuro(order.total),
      difference: formatEuro(change.difference),
      payUntil: change.expiresAt ? formatWeekday(dayOf(change.expiresAt)) : 'vandaag',
      paymentUrl: paymentLinkOf(shop, change),
    },
    blocks: {},
  };
}
