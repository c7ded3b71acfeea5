// Builds the URL of the success page: pack, amount in euros and, when known, payment id. It never contains
// the session id.

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

/** Returns the path to the checkout after a failed payment, with pack and payment id where they are known. */
export function retryPath(variant: string | null, paymentIntentId: string | null): string {
  const query = new URLSearchParams({
    ...(variant ? { variant } : {}),
    redirect_status: 'failed',
    ...(paymentIntentId ? { payment_intent: paymentIntentId } : {}),
  });
  return `${'/checkout' satisfies Page}?${query}`;
}
