// The port of the sandbox pages, which stand in for the client script and the bank pages of a real payment
// provider. Exists in test mode only.

import type { PaymentFailure, PaymentStatus } from './payment-provider.port.ts';

export const sandboxRedirectMethods = ['ideal', 'bancontact'] as const;
export const sandboxWallets = ['paypal', 'link', 'apple_pay', 'google_pay', 'amazon_pay'] as const;

export type SandboxMethod =
  | { type: 'card'; number: string; expiry: string; cvc: string }
  | { type: (typeof sandboxRedirectMethods)[number] }
  | { type: (typeof sandboxWallets)[number] };

/** The part of a sandbox payment that the browser receives; `amount` in cents. */
export type SandboxIntent = { id: string; status: PaymentStatus; amount: number };

/**
 * The result of confirming a sandbox payment. `confirmed` is also returned when the payment had succeeded
 * before; `unknown` means that no payment has this client secret.
 */
export type SandboxConfirmation =
  | { outcome: 'unknown' }
  | { outcome: 'confirmed'; paymentIntent: SandboxIntent; redirectUrl: string | null }
  | { outcome: 'declined'; paymentIntent: SandboxIntent; failure: PaymentFailure };

/**
 * A page on which the shopper approves or declines the payment: the bank's page, or the 3-D Secure step of a
 * card.
 */
export type SandboxStep = 'bank' | '3ds';
export const sandboxDecisions = ['approve', 'refuse', 'later'] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

/** The response of a sandbox page: a complete HTML page, or the path or URL to redirect the browser to. */
export type SandboxAnswer =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; location: string };

export type SandboxPayments = {
  /**
   * Attempts the sandbox payment with this client secret, as a real provider's script would in the browser.
   * Repeated or simultaneous calls charge the payment once. The caller must have checked `returnUrl` with
   * `returnUrlWithin`.
   */
  confirm(input: {
    clientSecret: string;
    returnUrl: string | null;
    paymentMethod: SandboxMethod;
  }): Promise<SandboxConfirmation>;
  /**
   * Returns the sandbox page on which the shopper approves or declines a payment (`step` selects the bank's
   * page or 3-D Secure). When the payment needs no decision, the page shows the payment's state and a link
   * back to the shop.
   */
  readStep(step: SandboxStep, paymentId: string): Promise<SandboxAnswer>;
  /**
   * Applies the shopper's decision about a sandbox payment and returns the redirect to the shop. Changes
   * nothing when the payment needs no decision.
   */
  decide(step: SandboxStep, paymentId: string, decision: SandboxDecision): Promise<SandboxAnswer>;
  readonly stylesheet: string;
};

/**
 * Returns a safe form of the return URL, or null when the URL leads outside the shop. A path is returned as a
 * path, so the shopper stays on the host name they came from.
 */
export function returnUrlWithin(publicUrl: string, returnUrl: string): string | null {
  if (!URL.canParse(returnUrl, publicUrl)) return null;
  const url = new URL(returnUrl, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.username !== '' || url.password !== '') return null;
  return URL.canParse(returnUrl) ? url.href : `${url.pathname}${url.search}${url.hash}`;
}
