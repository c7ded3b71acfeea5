// Loads Stripe's script, only when a checkout page opens in a shop that uses Stripe. The script must come
// from Stripe's own address; the npm package only adds the script tag.

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { cached } from '#shared/cache.ts';

let account: string | null = null;
const script = cached(load);

/** Sets the publishable key with which Stripe's script is loaded. Another key discards the loaded script. */
export function openAccount(publishableKey: string): void {
  if (publishableKey !== account) script.invalidate();
  account = publishableKey;
}

/** Returns Stripe's script, loaded once per page. After a failure the next call tries again. */
export const loadStripeScript = (): Promise<Stripe> => script.read();

async function load(): Promise<Stripe> {
  if (account === null) throw new Error('No account was opened');
  const stripe = await loadStripe(account, { locale: 'nl' });
  if (!stripe) throw new Error('Stripe is for browsers only');
  return stripe;
}
