// Signed review links: who follows one has bought what they write about, so the review counts as verified.
// The link names an order and nothing more; it works until that order has its one review.

import { findOrder, orderNumber } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { href } from '#shared/href.ts';
import type { ReviewInvitation } from '../contract.ts';
import { hasReviewOfOrder } from '../reviews.repository.ts';

const PURPOSE = 'review';

export type ReviewLinks = { tokens: Pick<SignedTokens, 'sign'>; publicUrl: string };
type Reading = { database: Pick<Database, 'orm'>; tokens: Pick<SignedTokens, 'read'> };

/**
 * The token is all it holds: who is asked, the page learns from the order. Without an order it is the form for everybody:
 * what comes by it is not verified.
 */
export function reviewLinkOf(
  { tokens, publicUrl }: ReviewLinks,
  orderId: number | null,
  rating?: number,
): string {
  const token = orderId === null ? undefined : tokens.sign(PURPOSE, String(orderId));
  return publicUrl + href('/leave-review', { token, rating });
}

/**
 * The timer of two minutes, for who bought: the same token lets them give their photos and write their review. It stands behind the
 * `#`, so it reaches no server and no log, and the page is one for everybody.
 */
export function poetsLinkOf({ tokens, publicUrl }: ReviewLinks, orderId: number | null): string {
  const page = publicUrl + href('/poets');
  return orderId === null ? page : `${page}#${tokens.sign(PURPOSE, String(orderId))}`;
}

/** The order a token vouches for; null for a token that is not ours or an order that is gone. */
export async function findInvitedOrder(
  { tokens }: Pick<Reading, 'tokens'>,
  db: Orm,
  token: string,
): Promise<{ id: number; customerName: string } | null> {
  const id = tokens.read(PURPOSE, token);
  return id === null ? null : findOrder(db, Number(id));
}

/** What the review page may know of a link; null when the link proves nothing. */
export async function findReviewInvitation(shop: Reading, token: string): Promise<ReviewInvitation | null> {
  const { orm } = shop.database;
  const order = await findInvitedOrder(shop, orm, token);
  if (!order) return null;
  return {
    orderNumber: orderNumber(order.id),
    customerName: order.customerName,
    used: await hasReviewOfOrder(orm, order.id),
  };
}
