// The moderation of reviews: an operator adds a review from elsewhere, and publishes, rejects, answers or
// deletes reviews. Nobody can change the text and stars of a customer (BW 6:193g).

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { type AddReview, type ChangeReview, FROM_ELSEWHERE, type Review } from './contract.ts';
import { findNamedOrder, unknownReview, viewReview } from './list-reviews.ts';
import {
  deleteReviewRow,
  insertReview,
  lockReview,
  type ReviewChange,
  type ReviewRow,
  updateReviewRow,
} from './reviews.repository.ts';

const CHANGED_BY_ANOTHER = 'Iemand anders heeft deze review intussen gewijzigd.';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/**
 * Adds and publishes a review copied from elsewhere. The review is never verified and never counts in
 * ratings.
 */
export function addReview(
  { database, clock }: Needs,
  { importedFrom, avatarUrl, ...review }: AddReview,
): Promise<Review> {
  return database.transaction(async (tx) => {
    const id = await insertReview(tx, {
      ...review,
      importedFrom: importedFrom || FROM_ELSEWHERE,
      avatarUrl: avatarUrl || null,
      source: 'import',
      status: 'published',
      createdAt: clock.now(),
    });
    await announceChange(tx, 'reviews');
    return viewReview(tx, await lockOrRefuse(tx, id));
  });
}

/**
 * Changes a review and returns it. Throws 404 `not_found`; 409 `edit_conflict` when it was changed meanwhile,
 * `customer_words` for the text or stars of a customer, `order_not_matching` when no order proves the
 * purchase.
 */
export function changeReview({ database, clock }: Needs, id: number, change: ChangeReview): Promise<Review> {
  return database.transaction(async (tx) => {
    const before = await lockOrRefuse(tx, id);
    refuseStaleEdit(before.version, change.version, CHANGED_BY_ANOTHER);
    refuseCustomerText(before, change);
    const columns = {
      ...textOf(before, change),
      ...decisionOf(before, change),
      ...replyOf(before, change, clock.now()),
      ...(await proofOf(tx, before, change)),
    };
    const after = await updateReviewRow(tx, id, { ...columns, version: before.version + 1 });
    await announceChange(tx, 'reviews');
    return viewReview(tx, after);
  });
}

/** Deletes a review; throws 404 `not_found` for an unknown id. */
export function deleteReview({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await deleteReviewRow(tx, id))) throw unknownReview();
    await announceChange(tx, 'reviews');
  });
}

async function lockOrRefuse(tx: Orm, id: number): Promise<ReviewRow> {
  const row = await lockReview(tx, id);
  if (!row) throw unknownReview();
  return row;
}

function refuseCustomerText(before: ReviewRow, { rating, comment }: ChangeReview): void {
  const isSame =
    (rating ?? before.rating) === before.rating && (comment ?? before.comment) === before.comment;
  if (before.source !== 'customer' || isSame) return;
  throw new Refusal(
    'customer_words',
    'De sterren en woorden van een klant kun je niet veranderen. Afwijzen, beantwoorden of verwijderen kan wel.',
  );
}

function textOf(
  before: ReviewRow,
  { customerName, avatarUrl, rating, comment, importedFrom }: ChangeReview,
): ReviewChange {
  return {
    customerName: customerName ?? before.customerName,
    avatarUrl: avatarUrl === undefined ? before.avatarUrl : avatarUrl || null,
    rating: rating ?? before.rating,
    comment: comment ?? before.comment,
    ...(before.source === 'import' && importedFrom !== undefined
      ? { importedFrom: importedFrom || FROM_ELSEWHERE }
      : {}),
  };
}

function decisionOf(
  before: ReviewRow,
  { status = before.status, rejectionReason }: ChangeReview,
): ReviewChange {
  const reason = rejectionReason === undefined ? before.rejectionReason : rejectionReason;
  return { status, rejectionReason: status === 'rejected' ? reason : null };
}

function replyOf(before: ReviewRow, { ownerReply }: ChangeReview, now: Date): ReviewChange {
  const reply = ownerReply || null;
  if (ownerReply === undefined || reply === before.ownerReply) return {};
  return { ownerReply: reply, ownerRepliedAt: reply === null ? null : now };
}

/**
 * Returns the columns that mark a review as verified by the order whose number was typed. Throws 409
 * `order_not_matching` when no such order can prove the purchase.
 */
async function proofOf(tx: Orm, before: ReviewRow, { verified }: ChangeReview): Promise<ReviewChange> {
  if (verified === undefined || verified === before.verified) return {};
  if (!verified) return { verified: false, orderId: null };
  const order = await findNamedOrder(tx, before);
  if (order) return { verified: true, orderId: order.id, orderNumber: order.orderNumber };
  throw new Refusal('order_not_matching', 'Bij deze review hoort geen bestelling die de aankoop bewijst.');
}
