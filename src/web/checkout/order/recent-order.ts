// Remembers the payment this browser tab confirmed last. A customer who returns to the checkout sees that
// order first, so that nobody pays twice. Only the payment id is stored; the server is asked for its outcome.

import type { Page } from '#shared/href.ts';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { readOutcome } from '../calls/checkout-calls.ts';

const LAST_PAYMENT_KEY = 'checkout-last-payment';
/**
 * How long after the confirmation of its payment an order counts as recent, in milliseconds (one hour); the
 * checkout then shows that order first.
 */
const RECENT_MS = 60 * 60 * 1000;

export type RecentOrder = {
  /**
   * Number of the order whose payment this browser tab confirmed last; null while the server is still placing
   * the order.
   */
  orderNumber: string | null;
  /**
   * Path of the page of the order whose payment this browser tab confirmed last, or of the success page while
   * the server is still placing the order.
   */
  path: string;
  isPaid: boolean;
};

export function saveLastPayment(store: BrowserStorage, paymentIntentId: string, now: number): void {
  store.write(LAST_PAYMENT_KEY, `${now} ${paymentIntentId}`);
}

export function clearLastPayment(store: BrowserStorage): void {
  store.remove(LAST_PAYMENT_KEY);
}

export function readLastPayment(store: BrowserStorage, now: number): string | null {
  const [at, paymentIntentId] = (store.read(LAST_PAYMENT_KEY) ?? '').split(' ');
  return paymentIntentId && now - Number(at) < RECENT_MS ? paymentIntentId : null;
}

/**
 * Looks up the order of a payment; null when the payment did not succeed or the server cannot be reached.
 * With null the checkout starts as usual.
 */
export async function findRecentOrder(paymentIntentId: string): Promise<RecentOrder | null> {
  try {
    const { outcome, orderNumber, receipt } = await readOutcome(paymentIntentId);
    if (outcome !== 'succeeded' && outcome !== 'processing') return null;
    const search = new URLSearchParams({ payment_intent: paymentIntentId });
    const path = receipt?.orderPath ?? `${'/checkout-success' satisfies Page}?${search}`;
    return { orderNumber, path, isPaid: outcome === 'succeeded' };
  } catch (error) {
    console.warn('Last payment not looked up', error);
    return null;
  }
}
