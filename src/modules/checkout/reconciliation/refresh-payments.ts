// Refreshes the payments of a basket from the provider, so that nobody is asked to pay again for a payment
// that is paid or being processed.

import { PaymentProviderUnavailable, paymentReferenceOf } from '#modules/payments/index.ts';
import { listDraftPayments } from '../checkout.repository.ts';
import { type PlaceOrderNeeds, placeOrder } from '../place-order.ts';

/** `unpaid` also when the provider is unavailable; the caller then relies on the stored state. */
export type BasketPayments = 'paid' | 'processing' | 'unpaid';

/**
 * How many of the newest payments are refreshed: every reload of the checkout leaves a payment, and only the
 * newest may have been used.
 */
const MAX_PAYMENTS = 5;

export async function refreshPayments(shop: PlaceOrderNeeds, draftId: number): Promise<BasketPayments> {
  let processing = false;
  for (const paymentId of (await listDraftPayments(shop.database.orm, draftId)).slice(0, MAX_PAYMENTS)) {
    if (paymentReferenceOf(paymentId).kind === 'free') continue;
    try {
      const result = await placeOrder(shop, paymentId, 'success_page');
      if (result.kind === 'placed' || result.kind === 'duplicate') return 'paid';
      if (result.kind === 'not_paid' && result.payment.status === 'processing') processing = true;
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailable)) throw error;
      return 'unpaid';
    }
  }
  return processing ? 'processing' : 'unpaid';
}
