// The payment this tab confirmed last. Whoever comes back to the checkout after it, by whatever way, hears of
// that order before another is paid. Only the payment is kept, and what became of it is asked of the server.

import type { Page } from '#shared/href.ts';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { readOutcome } from '../calls/checkout-calls.ts';

const LAST_PAYMENT_KEY = 'checkout-last-payment';
/** After that nobody takes the order for the one they are making. */
const RECENT_MS = 60 * 60 * 1000;

export type RecentOrder = {
  /** Null while it is being made. */
  orderNumber: string | null;
  /** Its own page, or that of its payment. */
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

/** Null when nothing came of it, or nobody can say: then the checkout goes on as usual. */
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
