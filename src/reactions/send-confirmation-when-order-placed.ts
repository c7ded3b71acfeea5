// An order was placed: it is invoiced, and its customer gets the confirmation, once, with everything the law wants on paper.
// Who gave no address for mail while paying gets it when the address is known.

import type { QueueMail } from '#modules/mail/index.ts';
import { findOrder, type OrderReference, orderPlaced, orderReachable } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { isReachable } from './order-mail-parts.ts';
import { confirmationOf, type OrderMailPorts } from './order-mails.ts';

type Ports = OrderMailPorts & { database: Database; queueMail: QueueMail };

export function sendConfirmationWhenOrderPlaced(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-confirmation-when-order-placed',
    fact: orderPlaced,
    react: createSendConfirmation(ports),
  };
}

export function sendConfirmationWhenOrderReachable(ports: Ports): Reaction<OrderReference> {
  return {
    name: 'send-confirmation-when-order-reachable',
    fact: orderReachable,
    react: createSendConfirmation(ports),
  };
}

/** The mail's own key keeps it to one, whoever asks. */
function createSendConfirmation(ports: Ports): Reaction<OrderReference>['react'] {
  return ({ orderId }) =>
    ports.database.transaction(async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order || !isReachable(order)) return;
      await ports.queueMail(tx, {
        ...(await confirmationOf(tx, order, ports)),
        type: 'order_confirmation',
        recipient: order.customerEmail,
        orderId,
        dedupeKey: `order_confirmation:order:${orderId}`,
      });
    });
}
