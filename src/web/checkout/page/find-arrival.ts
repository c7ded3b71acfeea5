// How the customer comes to the checkout: fresh, or back from a bank that says the payment failed.
// The address is only a hint; what became of the payment is asked from the server.

import { readOutcome } from '../calls/checkout-calls.ts';
import { type PaymentAdvice, paymentAdvice } from '../payment/payment-errors.ts';

export type Arrival =
  | { kind: 'fresh' }
  | { kind: 'refused'; advice: PaymentAdvice }
  /** The payment went through after all, or still may: paying again would be paying twice. */
  | { kind: 'paid'; paymentIntentId: string };

export async function findArrival(query: URLSearchParams): Promise<Arrival> {
  const status = query.get('redirect_status');
  if (status !== 'failed' && status !== 'canceled') return { kind: 'fresh' };
  const advice = paymentAdvice('redirect_failed');
  const paymentIntentId = query.get('payment_intent');
  if (!paymentIntentId) return { kind: 'refused', advice };
  try {
    const { outcome, message } = await readOutcome(paymentIntentId);
    if (outcome === 'succeeded' || outcome === 'processing') return { kind: 'paid', paymentIntentId };
    return { kind: 'refused', advice: message ? { ...advice, message, saysNothingCharged: false } : advice };
  } catch (error) {
    console.warn('Outcome not known', error);
    return { kind: 'refused', advice };
  }
}
