// Stores a shopper's review, to be moderated by an operator. Only a signed link proves a purchase; a typed
// order number does not.

import { orderNumber } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { ReviewSubmitted, SubmitReview } from './contract.ts';
import { findInvitedOrder } from './invitations/review-links.ts';
import { insertReviewOnce } from './reviews.repository.ts';

type Needs = {
  database: Pick<Database, 'transaction'>;
  tokens: Pick<SignedTokens, 'read'>;
  clock: Clock;
};

/**
 * Stores a review as pending, and as verified when its token belongs to an order. An invalid token is
 * ignored. Throws 404 `order_unknown` for an expired link, 409 `review_exists` when the order has a review
 * already.
 */
export function submitReview(shop: Needs, review: SubmitReview): Promise<ReviewSubmitted> {
  return shop.database.transaction(async (tx) => {
    const order = review.token ? await findInvitedOrder(shop, tx, review.token) : null;
    const id = await insertReviewOnce(tx, {
      customerName: review.customerName,
      rating: review.rating,
      comment: review.comment,
      orderNumber: order ? orderNumber(order.id) : review.orderNumber || null,
      orderId: order?.id ?? null,
      source: 'customer',
      status: 'pending',
      verified: order !== null,
      createdAt: shop.clock.now(),
    });
    if (id === null) throw reviewExists();
    return {
      id,
      status: 'pending',
      verified: order !== null,
      message: 'Je review is succesvol verzonden en zal binnenkort worden gepubliceerd.',
    };
  });
}

const reviewExists = refusing(
  'review_exists',
  'Je hebt al een review bij deze bestelling geschreven. Wil je hem aanpassen? Mail ons.',
);
