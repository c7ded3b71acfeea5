// What the checkout tells the measuring: the pack and amounts, never the customer. An order is told of once,
// by the browser that asks first: the shop keeps who did, the browser only spares the question.

import type { BrowserStorage } from '#web/client/browser-storage.ts';
import { announce } from '#web/islands/shop-events.ts';
import type { CouponAnswer, ShownOutcome, ShownQuote } from '../calls/checkout-answers.ts';

export const MEASURED_KEY = 'measured-orders';
/** More than anybody orders before an old success page is out of every history. */
const KEPT_AT_MOST = 20;

export function measureCheckout(quote: ShownQuote): void {
  announce('begin_checkout', {
    variant: quote.variant,
    quantity: quote.quantity,
    value: quote.total / 100,
    ...(quote.coupon?.valid ? { coupon: quote.coupon.code } : {}),
  });
}

export function measureCoupon(
  coupon: string,
  variant: string,
  discount: CouponAnswer['discountAmount'],
): void {
  announce('coupon_applied', { coupon, variant, value: Number(discount ?? 0) });
}

/** `paymentId` stands in for an order number that is not known yet. */
export async function measureOrder(
  outcome: Pick<ShownOutcome, 'orderNumber' | 'amount' | 'variant'>,
  paymentId: string,
  { store, claim }: { store: BrowserStorage; claim(paymentId: string): Promise<boolean> },
): Promise<void> {
  const measured = store.read(MEASURED_KEY)?.split(' ') ?? [];
  if (measured.includes(paymentId)) return;
  const isFirst = await claim(paymentId);
  store.write(MEASURED_KEY, [paymentId, ...measured].slice(0, KEPT_AT_MOST).join(' '));
  if (!isFirst) return;
  const order = {
    transaction_id: outcome.orderNumber ?? paymentId,
    value: outcome.amount ?? 0,
    ...(outcome.variant ? { variant: outcome.variant } : {}),
  };
  announce('purchase', order);
  announce('conversion', order);
}
