// Stripe's own script: asked for when a checkout page opens in a shop that takes payments through Stripe, and never before.
// It comes from Stripe's address, as its rules demand; the package only writes the tag.

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let account: string | null = null;
let asked: Promise<Stripe> | null = null;

/** Whose payments this page is about. */
export function openAccount(publishableKey: string): void {
  if (publishableKey !== account) asked = null;
  account = publishableKey;
}

/** One instance per page. After a failure the next call tries again. */
export function askForStripe(): Promise<Stripe> {
  if (asked) return asked;
  const answer = load();
  asked = answer;
  answer.catch(() => {
    if (asked === answer) asked = null;
  });
  return answer;
}

async function load(): Promise<Stripe> {
  if (account === null) throw new Error('No account was opened');
  const stripe = await loadStripe(account, { locale: 'nl' });
  if (!stripe) throw new Error('Stripe is for browsers only');
  return stripe;
}
