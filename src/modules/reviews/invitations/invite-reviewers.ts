// Sends review requests: one some days after delivery and one reminder a week later, to all customers alike.
// Before each mail the order is checked again; cancelled, refunded, disputed, archived and withdrawn orders
// are skipped.

import { isOrderReviewable, listDeliveredOrders } from '#modules/order-overview/index.ts';
import { lockOrder } from '#modules/orders/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { hasReviewOfOrder } from '../reviews.repository.ts';
import { insertInvitation, listInvited, listUnreminded, markReminded } from './invitations.repository.ts';
import type { ReviewMailer, ReviewRequest } from './make-review-link.ts';

/**
 * How long after its due date a review invitation may still be sent, in milliseconds; older deliveries get no
 * invitation.
 */
const MAX_AGE_MS = days(14);
const REMINDER_AFTER_MS = days(7);
/**
 * Maximum number of invitations, and of reminders, sent per run. The next run sends the rest, which spreads
 * the mail of a busy week.
 */
const BATCH_SIZE = 200;

type Needs = {
  database: Database;
  clock: Clock;
  getSettings: GetSettings;
  reviewMailer: Pick<ReviewMailer, 'send'>;
};

/**
 * Sends the due invitations and reminders and returns the number of each. Safe to run repeatedly and in two
 * processes at once, because the order is marked as invited in the transaction that queues the mail.
 */
export async function inviteReviewers(shop: Needs): Promise<{ invited: number; reminded: number }> {
  const { reviews } = await shop.getSettings();
  if (!reviews.invitationEnabled) return { invited: 0, reminded: 0 };
  return {
    invited: await inviteDelivered(shop, reviews.invitationDays),
    reminded: await remindInvited(shop),
  };
}

async function inviteDelivered(shop: Needs, invitationDays: number): Promise<number> {
  const { database, clock } = shop;
  const until = new Date(clock.now().getTime() - days(invitationDays));
  const from = new Date(until.getTime() - MAX_AGE_MS);
  const delivered = await listDeliveredOrders(database.orm, { from, until });
  const invited = await listInvited(database.orm, delivered);
  const due = delivered.filter((id) => !invited.has(id)).slice(0, BATCH_SIZE);
  let count = 0;
  for (const orderId of due) {
    const isNew = await database.transaction(async (tx) => {
      const row = { orderId, askedBy: 'shop', askedAt: clock.now() } as const;
      if (!(await insertInvitation(tx, row))) return false;
      return sendInvitation(shop, tx, orderId, 'first');
    });
    if (isNew) count += 1;
  }
  return count;
}

async function remindInvited(shop: Needs): Promise<number> {
  const { database, clock } = shop;
  const invitedBefore = new Date(clock.now().getTime() - REMINDER_AFTER_MS);
  let count = 0;
  for (const orderId of await listUnreminded(database.orm, invitedBefore, BATCH_SIZE)) {
    const isNew = await database.transaction(async (tx) => {
      if (!(await markReminded(tx, orderId, clock.now()))) return false;
      return sendInvitation(shop, tx, orderId, 'reminder');
    });
    if (isNew) count += 1;
  }
  return count;
}

/**
 * Queues the review request of one order. Returns false when the order may not be reviewed, has a review
 * already, or the mail is not queued.
 */
async function sendInvitation(
  { reviewMailer }: Needs,
  tx: Orm,
  orderId: number,
  round: ReviewRequest['round'],
): Promise<boolean> {
  // Locked, so that a simultaneous cancellation or refund comes entirely before or after this mail.
  const order = await lockOrder(tx, orderId);
  if (!order || !(await isOrderReviewable(tx, orderId)) || (await hasReviewOfOrder(tx, orderId)))
    return false;
  const { customerName, customerEmail } = order;
  const request = { customerName, customerEmail, order, round };
  const once = `review_request:${round}:order:${orderId}`;
  return (await reviewMailer.send(tx, request, once)) === 'queued';
}
