// An order was placed: it is invoiced, and its customer gets the confirmation, once, with everything the law wants on paper.
// Who gave no address for mail while paying gets it when the address is known.

import { type MailQueuing, queueMail } from '#modules/mail/index.ts';
import { findOrder, type OrderReference, orderPlaced, orderReachable } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { confirmationOf, type OrderMailNeeds } from './order-mails.ts';

type Needs = MailQueuing & OrderMailNeeds & { database: Database };

export const sendConfirmationWhenOrderPlaced: Reaction<OrderReference, Needs> = {
  name: 'send-confirmation-when-order-placed',
  fact: orderPlaced,
  react: sendConfirmation,
};

export const sendConfirmationWhenOrderReachable: Reaction<OrderReference, Needs> = {
  name: 'send-confirmation-when-order-reachable',
  fact: orderReachable,
  react: sendConfirmation,
};

/** The mail's own key keeps it to one, whoever asks. */
function sendConfirmation(shop: Needs, { orderId }: OrderReference): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || !isReachable(order)) return;
    await queueMail(shop, tx, {
      ...(await confirmationOf(shop, tx, order)),
      type: 'order_confirmation',
      recipient: order.customerEmail,
      orderId,
      dedupeKey: `order_confirmation:order:${orderId}`,
    });
  });
}
