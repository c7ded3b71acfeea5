// The port of the sandbox pages, which stand in for the client script and bank pages of a real provider.
// Exists only in test mode.

import type { PaymentFailure, PaymentStatus } from './payment-provider.port.ts';

export const sandboxRedirectMethods = ['ideal', 'bancontact'] as const;
export const sandboxWallets = ['paypal', 'link', 'apple_pay', 'google_pay', 'amazon_pay'] as const;

export type SandboxMethod =
  | { type: 'card'; number: string; expiry: string; cvc: string }
  | { type: (typeof sandboxRedirectMethods)[number] }
  | { type: (typeof sandboxWallets)[number] };

/** A sandbox payment as the browser sees it; `amount` in cents. */
export type SandboxIntent = { id: string; status: PaymentStatus; amount: number };

/**
 * The result of confirming a sandbox payment. `confirmed` also when the payment had succeeded before;
 * `unknown` when no payment has this client secret.
 */
export type SandboxConfirmation =
  | { outcome: 'unknown' }
  | { outcome: 'confirmed'; paymentIntent: SandboxIntent; redirectUrl: string | null }
  | { outcome: 'declined'; paymentIntent: SandboxIntent; failure: PaymentFailure };

/** The two pages where a shopper decides: the bank's page, or the 3-D Secure step of a card. */
export type SandboxStep = 'bank' | '3ds';
export const sandboxDecisions = ['approve', 'refuse', 'later'] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

/** A complete HTML page, or the path or URL to redirect to. */
export type SandboxAnswer =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; location: string };

export type SandboxPayments = {
  /**
   * Tries to pay. Repeated or simultaneous calls charge the payment once. The caller has already checked
   * `returnUrl`.
   */
  confirm(input: {
    clientSecret: string;
    returnUrl: string | null;
    paymentMethod: SandboxMethod;
  }): Promise<SandboxConfirmation>;
  /**
   * Returns the page of a step; a payment that needs no decision shows its state and a link back to the shop.
   */
  readStep(step: SandboxStep, paymentId: string): Promise<SandboxAnswer>;
  /**
   * Applies the shopper's decision and returns the redirect to the shop. A decision on a settled payment
   * changes nothing.
   */
  decide(step: SandboxStep, paymentId: string, decision: SandboxDecision): Promise<SandboxAnswer>;
  readonly stylesheet: string;
};

/**
 * Returns a safe form of the return URL, or null when the URL leads outside the shop. A path stays a path, so
 * the shopper returns to the same host name.
 */
export function returnUrlWithin(publicUrl: string, returnUrl: string): string | null {
  if (!URL.canParse(returnUrl, publicUrl)) return null;
  const url = new URL(returnUrl, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.username !== '' || url.password !== '') return null;
  return URL.canParse(returnUrl) ? url.href : `${url.pathname}${url.search}${url.hash}`;
}
