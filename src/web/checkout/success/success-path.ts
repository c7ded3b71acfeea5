// The URL of the success page: pack, amount in euros and, once known, the payment id. Never the session.

import type { Page } from '#shared/href.ts';
import { cents, toDecimalText } from '#shared/money.ts';

export function successPath(
  variant: string,
  total: number,
  paymentIntentId?: string,
  after?: 'recovery',
): string {
  const query = new URLSearchParams({
    ...(paymentIntentId ? { payment_intent: paymentIntentId } : {}),
    variant,
    amount: toDecimalText(cents(total)),
    ...(after ? { recovery: 'true' } : {}),
  });
  return `${'/checkout-success' satisfies Page}?${query}`;
}

/** Returns the path back to the checkout after a failed payment. */
export function retryPath(variant: string | null, paymentIntentId: string | null): string {
  const query = new URLSearchParams({
    ...(variant ? { variant } : {}),
    redirect_status: 'failed',
    ...(paymentIntentId ? { payment_intent: paymentIntentId } : {}),
  });
  return `${'/checkout' satisfies Page}?${query}`;
}
