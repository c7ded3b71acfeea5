// Updates the payments of a basket from the provider, so that a customer whose payment succeeded or is being
// processed is not asked to pay again.

import { PaymentProviderUnavailable, paymentReferenceOf } from '#modules/payments/index.ts';
import { listDraftPayments } from '../checkout.repository.ts';
import { type PlaceOrderNeeds, placeOrder } from '../place-order.ts';

/**
 * The combined state of the newest payments of a basket: `paid` when one of them succeeded, or else
 * `processing` when one is being processed, or else `unpaid`. Also `unpaid` when the provider is unavailable;
 * the caller must then rely on the stored state of the payments.
 */
export type BasketPayments = 'paid' | 'processing' | 'unpaid';

/**
 * The number of newest payments of a basket that are updated from the provider. Reloading the checkout
 * creates more payments, but only the newest ones can have been used.
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
