// Asks the provider about the payments of a basket, so that nobody is offered to pay again for what is paid
// or under way.

import { PaymentProviderUnavailable, paymentReferenceOf } from '#modules/payments/index.ts';
import { listDraftPayments } from '../checkout.repository.ts';
import { type PlaceOrderNeeds, placeOrder } from '../place-order.ts';

/** `unpaid` also when the provider could not be asked: what is remembered has to do then. */
export type BasketPayments = 'paid' | 'processing' | 'unpaid';

/** Every reload of the checkout leaves a payment behind; the newest are the ones a person may have used. */
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
