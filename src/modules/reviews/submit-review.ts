// A shopper leaves a review: it is kept and waits for a person to look at it.

import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { ReviewSubmitted, SubmitReview } from './contract.ts';
import { insertReview } from './reviews.repository.ts';

/** Stores the review as pending and unverified: an order number anybody can type proves nothing. */
export async function submitReview(tx: Orm, clock: Clock, review: SubmitReview): Promise<ReviewSubmitted> {
  const id = await insertReview(tx, {
    customerName: review.customerName,
    rating: review.rating,
    comment: review.comment,
    orderNumber: review.orderNumber || null,
    source: 'customer',
    status: 'pending',
    verified: false,
    createdAt: clock.now(),
  });
  return {
    id,
    status: 'pending',
    message: 'Je review is succesvol verzonden en zal binnenkort worden gepubliceerd.',
  };
}
