// Finds the content of the mail about a failed payment. The mail is sent only if no payment is paid or being
// processed, and the customer has not ordered since.

import { findDraft } from '#modules/drafts/index.ts';
import { hasOrderedSince } from '#modules/orders/index.ts';
import { findPayment, hasFailed } from '#modules/payments/index.ts';
import { goodsText } from '#shared/goods-text.ts';
import { formatEuro } from '#shared/money.ts';
import { listAgreements, listDraftPayments } from '../checkout.repository.ts';
import type { PlaceOrderNeeds } from '../place-order.ts';
import { failureSentence } from '../recovery/payment-failures.ts';
import { refreshPayments } from './refresh-payments.ts';

export type UnpaidBasket = {
  customerName: string;
  customerEmail: string;
  productLabel: string;
  pack: { variantCode: string; quantity: number };
  total: string;
  reason: string;
};

/**
 * Returns the content of the mail about the failed payment of a basket. Returns `processing` while a payment
 * is being processed; the caller must then call again later. Returns null when no mail is needed (paid or
 * ordered since), or when the basket has no e-mail address.
 */
export async function findUnpaidBasket(
  shop: PlaceOrderNeeds,
  draftId: number,
): Promise<UnpaidBasket | 'processing' | null> {
  const { orm } = shop.database;
  const state = await refreshPayments(shop, draftId);
  if (state === 'processing') return state;
  const draft = await findDraft(orm, draftId);
  if (state === 'paid' || !draft || draft.isCompleted || draft.customerEmail === '') return null;
  for (const id of await listDraftPayments(orm, draftId)) {
    const payment = await findPayment(orm, id);
    if (!payment || !hasFailed(payment)) continue;
    const [agreement] = await listAgreements(orm, id);
    if (!agreement || (await hasOrderedSince(orm, draft.customerEmail, agreement.createdAt))) return null;
    return {
      customerName: draft.customerName,
      customerEmail: draft.customerEmail,
      productLabel: goodsText(agreement.quote.lines[0]?.label ?? agreement.quote.variant, 1),
      pack: { variantCode: agreement.quote.variant, quantity: agreement.quote.quantity },
      total: formatEuro(agreement.amount),
      reason: failureSentence({
        code: payment.failureCode ?? '',
        declineCode: payment.declineCode,
      }),
    };
  }
  return null;
}
