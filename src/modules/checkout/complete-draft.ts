// Completes a draft when the browser says the customer paid, but only after the provider confirms that a
// payment of the draft succeeded.

import { type Draft, findDraft, findDraftView, hashSessionId } from '#modules/drafts/index.ts';
import { callProvider, paymentReferenceOf } from '#modules/payments/index.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { listDraftPayments } from './checkout.repository.ts';
import { type PlaceOrderNeeds, placeOrder } from './place-order.ts';

/**
 * The number of a basket's newest payments whose state is read from the provider. Older payments are found by
 * the webhook and the reconciliation.
 */
const MAX_PAYMENTS = 5;

/**
 * Creates the order of a paid draft. Throws 404 `draft_unknown` when the draft belongs to another session;
 * 409 `payment_not_succeeded` while no payment succeeded; 503 `payment_unavailable`.
 */
export async function completeDraft(
  shop: PlaceOrderNeeds,
  { draftId, sessionId }: { draftId: number; sessionId: string | null },
): Promise<Draft> {
  const { database } = shop;
  const draft = await findDraft(database.orm, draftId);
  if (!draft || !sessionId || draft.sessionHash !== hashSessionId(sessionId)) {
    throw notFound('Deze bestelling kennen we niet.', 'draft_unknown');
  }
  // Any of these payments may be the paid one, because a second tab prepares another payment. Orders of € 0
  // come last, because an old one throws an error.
  const payments = (await listDraftPayments(database.orm, draftId)).slice(0, MAX_PAYMENTS);
  const free = payments.filter(isFree);
  const paid = payments.filter((id) => !isFree(id));
  for (const paymentId of [...paid, ...free]) {
    const { kind } = await callProvider(() => placeOrder(shop, paymentId, 'success_page'));
    if (kind === 'placed' || kind === 'duplicate') return findDraftView(shop, draftId);
  }
  throw new Refusal('payment_not_succeeded', 'Deze betaling is (nog) niet gelukt.');
}

const isFree = (paymentId: string) => paymentReferenceOf(paymentId).kind === 'free';
