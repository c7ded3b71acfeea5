// One attempt to order, from the press of the button to an outcome. The details are kept and the draft is saved first,
// so that whatever happens at the bank, the shop knows what was bought and where it has to go.

import { localStore } from '#web/client/browser-storage.ts';
import type { PreparedPayment } from '../calls/checkout-answers.ts';
import { createOrderFromSuccess, readOutcome } from '../calls/checkout-calls.ts';
import { type CustomerDetails, toNamedDetails } from '../details/customer-details.ts';
import type { DraftSaver } from '../details/kept/draft-saver.ts';
import { storeDetails } from '../details/kept/stored-details.ts';
import { errorAdvice, paymentAdvice, refusedByShop } from '../payment/payment-errors.ts';
import type { Confirmation, PaymentOutcome } from '../payment/payment-form.ts';
import { successPath } from '../success/success-path.ts';

export type Basket = {
  sessionId: string;
  variant: string;
  couponCode: string | null;
  prepared: PreparedPayment;
  /** Paying again after a failure: the address of the success page says so. */
  recovery?: boolean;
};

export type ConfirmPayment = (confirmation: Confirmation) => Promise<PaymentOutcome>;

/** Never throws. An answer that got lost is looked up before the customer is asked to pay again. */
export async function carryOutOrder(
  basket: Basket,
  saver: DraftSaver,
  details: CustomerDetails,
  confirm: ConfirmPayment,
): Promise<PaymentOutcome> {
  const { sessionId, variant, couponCode, prepared } = basket;
  storeDetails(localStore, details, couponCode);
  saver.change({ sessionId, variant, couponCode, details });
  const refusal = await saver.flush();
  if (refusal) return { kind: 'refused', advice: refusedByShop(refusal) };
  const outcome = await attempt(basket, details, confirm);
  if (outcome.kind !== 'stale' && outcome.kind !== 'lost') return outcome;
  if (await isPaidAfterAll(prepared)) return { kind: 'done', paymentIntentId: prepared.paymentIntentId };
  return outcome.kind === 'lost' ? { kind: 'refused', advice: errorAdvice(outcome.error) } : outcome;
}

async function attempt(
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
