// The mail about a cancelled order: the reason, and what happens to the money. Sent once per cancellation.

import type { MailContent } from '#modules/mail/index.ts';
import { findOrder, type OrderLinkNeeds, type OrderRow } from '#modules/orders/index.ts';
import { findWholeRefund } from '#modules/refunds/index.ts';
import {
  type CancellationReference,
  type CancellationRow,
  findCancellation,
  findCancellationOf,
  orderCancelled as orderCancelledFact,
} from '#modules/returns/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatEuro } from '#shared/money.ts';
import { mail, nothingToSend } from './mail.ts';
import { aboutOrder, mailCustomerOf, orderCard, type SendOrderMailNeeds } from './order-mail.ts';
import type { CardNeeds } from './templates/pack-card.ts';
import { block, button, contactUs, greeting, heading, lead, paragraph } from './templates/parts.ts';

export const orderCancelled = mail({
  type: 'order_cancelled',
  subject: 'Je bestelling {{orderNumber}} is geannuleerd',
  body: [
    heading('Je bestelling is geannuleerd'),
    greeting,
    paragraph('Bestelling {{orderNumber}} gaat niet door. {{cancelReason}}'),
    lead('{{refundExplanation}}'),
    paragraph('{{refundArrival}}'),
    block('orderGlance'),
    button('Bekijk je bestelling', 'orderUrl'),
    contactUs,
  ],

  async ofOrder(shop, tx, order) {
    const cancellation = await findCancellationOf(tx, order.id);
    if (!cancellation) throw nothingToSend('Deze bestelling is niet geannuleerd.');
    return cancellationOf(shop, tx, { order, cancellation });
  },
});

export const sendMailWhenOrderCancelled: Reaction<CancellationReference, SendOrderMailNeeds> = {
  name: 'send-mail-when-order-cancelled',
  fact: orderCancelledFact,
  react: (shop, { cancellationId }) =>
    mailCustomerOf(shop, { type: 'order_cancelled', about: `cancellation:${cancellationId}` }, async (tx) => {
      const cancellation = await findCancellation(tx, cancellationId);
      const order = cancellation && (await findOrder(tx, cancellation.orderId));
      return order && { order, content: await cancellationOf(shop, tx, { order, cancellation }) };
    }),
};

async function cancellationOf(
  shop: OrderLinkNeeds & CardNeeds,
  tx: Orm,
  { order, cancellation }: { order: OrderRow; cancellation: CancellationRow },
): Promise<MailContent<'order_cancelled'>> {
  const refund = cancellation.refundId === null ? null : await findWholeRefund(tx, cancellation.refundId);
  return {
    variables: {
      ...aboutOrder(shop, order),
      cancelReason: cancellation.reason ? `De reden: ${cancellation.reason}` : '',
      refundArrival: refund ? REFUND_ARRIVAL : '',
      refundExplanation: refund
        ? `Je krijgt ${formatEuro(refund.amount)} terug.`
        : (WITHOUT_REFUND[order.paymentState] ?? 'Bij deze annulering hoort geen terugbetaling.'),
    },
    blocks: { orderGlance: await orderCard(shop, tx, order, []) },
  };
}

export const REFUND_ARRIVAL =
  'Dat gaat op dezelfde manier als je betaalde, meestal binnen enkele werkdagen en met een kaart binnen tien. De creditnota volgt per mail.';

const WITHOUT_REFUND: Readonly<Record<string, string>> = {
  unpaid: 'Je hebt niets betaald, dus er hoeft niets terug.',
  refunded: 'Je hebt je geld al van ons teruggekregen.',
};
