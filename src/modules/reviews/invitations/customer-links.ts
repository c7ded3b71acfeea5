// The links shown on a customer's order page: the brushing timer, and the review form as long as the order
// has no review.

import { findOrder } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { hasReviewOfOrder } from '../reviews.repository.ts';
import { brushingLinkOf, type ReviewLinks, reviewLinkOf } from './review-links.ts';

export type CustomerLinks = { brushing: string; review: string | null };

export async function findCustomerLinks(
  shop: ReviewLinks & { database: Pick<Database, 'orm'> },
  orderId: number,
): Promise<CustomerLinks> {
  const { orm } = shop.database;
  const [order, isWritten] = await Promise.all([findOrder(orm, orderId), hasReviewOfOrder(orm, orderId)]);
  return {
    brushing: brushingLinkOf(shop, order),
    review: isWritten || !order ? null : reviewLinkOf(shop, order),
  };
}
