// Signed review links: who follows one has bought what they write about, so the review counts as verified.
// The link names an order by the secret of its own link and nothing more: it ends when that is renewed and
// when its customer is forgotten, and writes one review.

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
 * Of an order, or of somebody who is asked without one: by the name the form is to begin with, '' for
 * everybody.
 */
export type ReviewLinkOf = LinkedOrder | { customerName: string };

/**
 * The token of an order is all its link holds: who is asked, the page learns from the order. Without an order
 * the link carries the name, and what comes by it is not verified.
 */
export function reviewLinkOf({ tokens, publicUrl }: ReviewLinks, of: ReviewLinkOf, rating?: number): string {
  const known =
    'linkSecret' in of
      ? { token: tokens.sign(PURPOSE, of.linkSecret) }
      : { name: of.customerName.trim() || undefined };
  return publicUrl + href('/leave-review', { ...known, rating });
}

/**
 * The timer of two minutes, for who bought: the same token lets them give their photos and write their
 * review. It stands behind the `#`, so it reaches no server and no log, and the page is one for everybody.
 */
export function brushingLinkOf({ tokens, publicUrl }: ReviewLinks, order: LinkedOrder | null): string {
  const page = publicUrl + href('/poets');
  return order === null ? page : `${page}#${tokens.sign(PURPOSE, order.linkSecret)}`;
}

/**
 * The order a token vouches for; null for a token that is not ours and for an order that never was. 404
 * `order_unknown` for one of ours that has ended.
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

/** What the review page may know of a link; null when the link proves nothing. */
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
