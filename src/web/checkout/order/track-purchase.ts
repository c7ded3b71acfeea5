// The analytics events of the checkout: pack and amounts, never the customer. A purchase is reported once, by
// the first browser that claims it at the server. Each browser stores the payments it has handled, so that it
// need not claim them again.

import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { trackEvent } from '#web/islands/shop-events.ts';
import type { CouponResponse, ShownOutcome, ShownQuote } from '../calls/checkout-responses.ts';

export const TRACKED_ORDERS_KEY = 'measured-orders';
/**
 * Maximum number of payment ids this browser stores as handled; enough for every success page in its history.
 */
const MAX_TRACKED = 20;

export function trackCheckout(quote: ShownQuote): void {
  trackEvent('begin_checkout', {
    variant: quote.variant,
    quantity: quote.quantity,
    value: quote.total / 100,
    ...(quote.coupon?.valid ? { coupon: quote.coupon.code } : {}),
  });
}

export function trackCoupon(
  coupon: string,
  variant: string,
  discount: CouponResponse['discountAmount'],
): void {
  trackEvent('coupon_applied', { coupon, variant, value: Number(discount ?? 0) });
}

/**
 * Reports a purchase to analytics, once per payment; does nothing when this or another browser did so before.
 * The payment id takes the place of the order number while that is unknown. Rejects when the server could not
 * be asked.
 */
export async function trackPurchase(
  outcome: Pick<ShownOutcome, 'orderNumber' | 'amount' | 'variant'>,
  paymentId: string,
  { store, claim }: { store: BrowserStorage; claim(paymentId: string): Promise<boolean> },
): Promise<void> {
  const tracked = store.read(TRACKED_ORDERS_KEY)?.split(' ') ?? [];
  if (tracked.includes(paymentId)) return;
  const isFirst = await claim(paymentId);
  store.write(TRACKED_ORDERS_KEY, [paymentId, ...tracked].slice(0, MAX_TRACKED).join(' '));
  if (!isFirst) return;
  const order = {
    transaction_id: outcome.orderNumber ?? paymentId,
    value: outcome.amount ?? 0,
    ...(outcome.variant ? { variant: outcome.variant } : {}),
  };
  trackEvent('purchase', order);
  trackEvent('conversion', order);
}
