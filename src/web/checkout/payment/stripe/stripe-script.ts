// Stripe's own script: asked for when a checkout page opens in a shop that takes payments through Stripe, and
// never before. It comes from Stripe's address, as its rules demand; the package only writes the tag.

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { cached } from '#shared/cache.ts';

let account: string | null = null;
const script = cached(load);

/** Whose payments this page is about. */
export function openAccount(publishableKey: string): void {
  if (publishableKey !== account) script.invalidate();
  account = publishableKey;
}

/** One instance per page. After a failure the next call tries again. */
export const loadStripeScript = (): Promise<Stripe> => script.read();

async function load(): Promise<Stripe> {
  if (account === null) throw new Error('No account was opened');
  const stripe = await loadStripe(account, { locale: 'nl' });
  if (!stripe) throw new Error('Stripe is for browsers only');
  return stripe;
}
