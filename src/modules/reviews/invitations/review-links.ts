// Signed review links. A link made for an order proves the purchase, so the review is verified. The link
// contains only the order's `linkSecret`, signed. It allows one review and expires when that secret is
// replaced or the customer is erased.

import {
  findOrder,
  findOrderByLinkKey,
  type LinkedOrder,
  type OrderRow,
  orderNumber,
} from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import { notFound } from '#shared/api/problems.ts';
import { href } from '#shared/href.ts';
import type { ReviewInvitation } from '../contract.ts';
import { hasReviewOfOrder } from '../reviews.repository.ts';

const PURPOSE = 'review';

export type ReviewLinks = { tokens: Pick<SignedTokens, 'sign'>; publicUrl: string };
type Reading = { database: Pick<Database, 'orm'>; tokens: Pick<SignedTokens, 'read'> };

/**
 * What a review link is made for: an order, or only a customer's name that the review form is filled with (''
 * for none).
 */
export type ReviewLinkOf = LinkedOrder | { customerName: string };

/**
 * Returns the URL of the review form. For an order, the URL contains only a token; the page reads the name
 * from the order. Without an order, the URL contains the name, and the review is not verified. `rating`
 * preselects the stars.
 */
export function reviewLinkOf({ tokens, publicUrl }: ReviewLinks, of: ReviewLinkOf, rating?: number): string {
  const known =
    'linkSecret' in of
      ? { token: tokens.sign(PURPOSE, of.linkSecret) }
      : { name: of.customerName.trim() || undefined };
  return publicUrl + href('/leave-review', { ...known, rating });
}

/**
 * Returns the URL of the two-minute brushing timer. For an order, the URL contains a token with which the
 * customer may submit photos and a review. The token is in the fragment (`#`), so it reaches no server log
 * and the page can be cached.
 */
export function brushingLinkOf({ tokens, publicUrl }: ReviewLinks, order: LinkedOrder | null): string {
  const page = publicUrl + href('/poets');
  return order === null ? page : `${page}#${tokens.sign(PURPOSE, order.linkSecret)}`;
}

/**
 * Returns the order for which the token of a review link was made; null when this shop did not sign the token
 * or does not know the order. Throws 404 `order_unknown` for an expired token.
 */
export async function findInvitedOrder(
  shop: Pick<Reading, 'tokens'>,
  db: Orm,
  token: string,
): Promise<OrderRow | null> {
  const invited = await readToken(shop, db, token);
  if (invited === 'ended') throw linkEnded();
  return invited;
}

/**
 * Returns the data of a review link for the review page: `ended` for an expired link, null when the link
 * proves no purchase.
 */
export async function findReviewInvitation(
  shop: Reading,
  token: string,
): Promise<ReviewInvitation | 'ended' | null> {
  const { orm } = shop.database;
  const order = await readToken(shop, orm, token);
  if (order === null || order === 'ended') return order;
  return {
    orderNumber: orderNumber(order.id),
    customerName: order.customerName,
    used: await hasReviewOfOrder(orm, order.id),
  };
}

async function readToken(
  { tokens }: Pick<Reading, 'tokens'>,
  db: Orm,
  token: string,
): Promise<OrderRow | 'ended' | null> {
  const key = tokens.read(PURPOSE, token);
  if (key === null) return null;
  const order = await findOrderByLinkKey(db, key);
  if (order?.restrictedAt === null) return order;
  const wasNumbered = /^\d{1,9}$/.test(key);
  return order || !wasNumbered || (await findOrder(db, Number(key))) ? 'ended' : null;
}

const linkEnded = () =>
  notFound(
    'Deze link werkt niet meer. Open de link in je nieuwste mail over deze bestelling, of mail ons.',
    'order_unknown',
  );
