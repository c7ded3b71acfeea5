// An order was placed: what was about to be sent to bring its basket back is not sent any more.

import { cancelQueuedMails } from '#modules/mail/index.ts';
import { findOrder, type OrderReference, orderPlaced } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const dropRemindersWhenOrderPlaced: Reaction<OrderReference, { database: Database }> = {
  name: 'drop-reminders-when-order-placed',
  fact: orderPlaced,
  react: ({ database }, { orderId }) =>
    database.transaction(async (tx) => {
      const draftId = (await findOrder(tx, orderId))?.draftId;
      if (!draftId) return;
      await cancelQueuedMails(tx, {
        ...{ draftId, types: ['abandoned_checkout', 'payment_failed'] },
        reason: 'De bestelling is intussen geplaatst.',
      });
    }),
};
