// What an order's own page leads to: the timer, and the review as long as there is none.

import type { Database } from '#platform/database/database.ts';
import { hasReviewOfOrder } from '../reviews.repository.ts';
import { poetsLinkOf, type ReviewLinks, reviewLinkOf } from './review-links.ts';

export type BuyerLinks = { poets: string; review: string | null };

export async function findBuyerLinks(
  shop: ReviewLinks & { database: Pick<Database, 'orm'> },
  orderId: number,
): Promise<BuyerLinks> {
  const isWritten = await hasReviewOfOrder(shop.database.orm, orderId);
  return { poets: poetsLinkOf(shop, orderId), review: isWritten ? null : reviewLinkOf(shop, orderId) };
}
