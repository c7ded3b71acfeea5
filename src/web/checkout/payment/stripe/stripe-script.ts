// Loads Stripe's script when a checkout page opens in a shop that uses Stripe, and never before. It must come
// from Stripe's own address; the package only writes the script tag.

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { cached } from '#shared/cache.ts';

let account: string | null = null;
const script = cached(load);

/** Sets the publishable key of the page's Stripe account; another key discards the loaded script. */
export function openAccount(publishableKey: string): void {
  if (publishableKey !== account) script.invalidate();
  account = publishableKey;
}

/** Loads Stripe's script, one instance per page. After a failure the next call retries. */
export const loadStripeScript = (): Promise<Stripe> => script.read();

async function load(): Promise<Stripe> {
  if (account === null) throw new Error('No account was opened');
  const stripe = await loadStripe(account, { locale: 'nl' });
  if (!stripe) throw new Error('Stripe is for browsers only');
  return stripe;
}
