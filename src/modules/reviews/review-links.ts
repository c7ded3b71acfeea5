// Signed review links: who follows one has bought what they write about, so the review counts as verified.
// The link names an order and nothing more; it works until that order has its one review.

import { findOrder, orderNumber } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { SignedTokens } from '#platform/tokens/signed-tokens.ts';
import type { ReviewInvitation } from './contract.ts';
import { hasReviewOfOrder } from './reviews.repository.ts';

const PURPOSE = 'review';

/** Without an order the link is the form for everybody: what comes by it is not verified. */
export type ReviewLinkRequest = { orderId: number | null };

/** The token is all it holds: who is asked, the page learns from the order. */
export function createReviewLink(ports: {
  tokens: Pick<SignedTokens, 'sign'>;
  /** Without a slash at the end. */
  publicUrl: string;
}): (request: ReviewLinkRequest) => string {
  return ({ orderId }) => {
    const page = `${ports.publicUrl}/leave-review`;
    return orderId === null ? page : `${page}?token=${ports.tokens.sign(PURPOSE, String(orderId))}`;
  };
}

/** The order a token vouches for; null for a token that is not ours or an order that is gone. */
export async function findInvitedOrder(
  db: Orm,
  tokens: Pick<SignedTokens, 'read'>,
  token: string,
): Promise<{ id: number; customerName: string } | null> {
  const id = tokens.read(PURPOSE, token);
  return id === null ? null : findOrder(db, Number(id));
}

/** What the review page may know of a link; null when the link proves nothing. */
export async function findReviewInvitation(
  db: Orm,
  tokens: Pick<SignedTokens, 'read'>,
  token: string,
): Promise<ReviewInvitation | null> {
  const order = await findInvitedOrder(db, tokens, token);
  if (!order) return null;
  return {
    orderNumber: orderNumber(order.id),
    customerName: order.customerName,
    used: await hasReviewOfOrder(db, order.id),
  };
}
