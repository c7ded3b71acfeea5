// An order was placed: what was about to be sent to bring its basket back is not sent any more.

import { cancelQueuedMails } from '#modules/mail/index.ts';
import { findOrder, orderPlaced, type PlacedOrder } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';

export const dropRemindersWhenOrderPlaced: Reaction<PlacedOrder, { database: Pick<Database, 'orm'> }> = {
  name: 'drop-reminders-when-order-placed',
  fact: orderPlaced,
  react: async ({ database }, { orderId, draftId: known }) => {
    // A job of before tells the order only.
    const draftId = known ?? (await findOrder(database.orm, orderId))?.draftId;
    if (!draftId) return;
    await cancelQueuedMails(database.orm, {
      ...{ draftId, types: ['abandoned_checkout', 'payment_failed'] },
      reason: 'De bestelling is intussen geplaatst.',
    });
  },
};
