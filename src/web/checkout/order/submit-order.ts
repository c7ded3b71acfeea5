// One attempt to order, from the press of the button to an outcome. Before the payment, the draft is saved at
// the server together with the payment id. The order is made from that draft, whatever the customer types
// meanwhile.

import { ApiError, errorDetail } from '#web/client/api-client.ts';
import { localStore, sessionStore } from '#web/client/browser-storage.ts';
import { createOrderFromSuccess, readOutcome } from '../calls/checkout-calls.ts';
import type { PreparedPayment } from '../calls/checkout-responses.ts';
import { type CustomerDetails, toNamedDetails } from '../details/customer-details.ts';
import type { DraftSaver } from '../details/storage/draft-saver.ts';
import { storeDetails } from '../details/storage/stored-details.ts';
import { errorAdvice, paymentAdvice, refusedByShop } from '../payment/payment-errors.ts';
import type { Confirmation, PaymentOutcome } from '../payment/payment-form.ts';
import { successPath } from '../success/success-path.ts';
import { saveLastPayment } from './recent-order.ts';

export type Basket = {
  sessionId: string;
  variant: string;
  couponCode: string | null;
  prepared: PreparedPayment;
  /**
   * Of an attempt to order: true when the customer pays again after a failed payment; the URL of the success
   * page then says so.
   */
  recovery?: boolean;
};

export type ConfirmPayment = (confirmation: Confirmation) => Promise<PaymentOutcome>;

/**
 * Saves the draft with the payment id and then confirms the payment, or places the order when there is
 * nothing to pay. Never throws. When a response was lost, the server is asked for the outcome of the payment
 * first, so that a customer who has paid is not asked to pay again.
 */
export async function submitOrder(
  basket: Basket,
  saver: DraftSaver,
  details: CustomerDetails,
  confirm: ConfirmPayment,
): Promise<PaymentOutcome> {
  const { prepared } = basket;
  storeDetails(localStore, details, basket.couponCode);
  const outcome =
    (await agreementFailure(basket, saver, details)) ?? (await attemptPayment(basket, details, confirm));
  if (outcome.kind !== 'refused') saveLastPayment(sessionStore, prepared.paymentIntentId, Date.now());
  if (outcome.kind !== 'stale' && outcome.kind !== 'lost') return outcome;
  if (await isPaidAfterAll(prepared)) return { kind: 'done', paymentIntentId: prepared.paymentIntentId };
  return outcome.kind === 'lost' ? { kind: 'refused', advice: errorAdvice(outcome.error) } : outcome;
}

/**
 * Saves the draft together with the payment id, and tries once more after a lost response or a server error.
 * Returns null when it was saved. Otherwise nothing is paid, and the outcome is `stale` when the payment can
 * no longer be used, else `refused`.
 */
async function agreementFailure(
  { sessionId, variant, couponCode, prepared }: Basket,
  saver: DraftSaver,
  details: CustomerDetails,
): Promise<PaymentOutcome | null> {
  const agreed = { sessionId, variant, couponCode, details, paymentId: prepared.paymentIntentId };
  try {
    await saver.saveAgreed(agreed).catch((error: unknown) => {
      // An answer that got lost says nothing, and the same again changes nothing.
      if (error instanceof ApiError && error.status < 500) throw error;
      return saver.saveAgreed(agreed);
    });
    return null;
  } catch (error) {
    console.warn('Order not agreed', error);
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'agreement_over') return { kind: 'stale' };
    if (code === 'customer_blocked')
      return { kind: 'refused', advice: refusedByShop(errorDetail(error, '')) };
    return { kind: 'refused', advice: { ...errorAdvice(error), mentionsNoCharge: true } };
  }
}

async function attemptPayment(
  basket: Basket,
  details: CustomerDetails,
  confirm: ConfirmPayment,
): Promise<PaymentOutcome | { kind: 'lost'; error: unknown }> {
  const { variant, prepared, recovery } = basket;
  try {
    if (prepared.clientSecret === null) return await placeFreeOrder(basket, details);
    const path = successPath(variant, prepared.quote.total, undefined, recovery ? 'recovery' : undefined);
    const returnUrl = new URL(path, window.location.origin).href;
    return await confirm({ clientSecret: prepared.clientSecret, returnUrl, details });
  } catch (error) {
    console.warn('Payment not confirmed', error);
    return { kind: 'lost', error };
  }
}

// No answer is not a "no": the payment may have gone through while the connection failed.
async function isPaidAfterAll({ paymentIntentId }: PreparedPayment): Promise<boolean> {
  try {
    const { outcome } = await readOutcome(paymentIntentId);
    return outcome === 'succeeded' || outcome === 'processing';
  } catch {
    return false;
  }
}

async function placeFreeOrder(basket: Basket, details: CustomerDetails): Promise<PaymentOutcome> {
  const { sessionId, variant, couponCode, prepared } = basket;
  const { success } = await createOrderFromSuccess({
    paymentIntentId: prepared.paymentIntentId,
    sessionId,
    variant,
    amount: '0.00',
    ...(couponCode ? { couponCode } : {}),
    ...toNamedDetails(details),
  });
  if (success) return { kind: 'done', paymentIntentId: prepared.paymentIntentId };
  return { kind: 'refused', advice: paymentAdvice('payment_failed') };
}
