// What the pages of the sandbox need from whoever plays the bank: the part a browser talks to directly.
// It exists only in test mode; with a real provider this part is its own script and pages.

import type { PaymentFailure, PaymentStatus } from './payment-provider.port.ts';

export const sandboxRedirectMethods = ['ideal', 'bancontact'] as const;
export const sandboxWallets = ['paypal', 'link', 'apple_pay', 'google_pay', 'amazon_pay'] as const;

export type SandboxMethod =
  | { type: 'card'; number: string; expiry: string; cvc: string }
  | { type: (typeof sandboxRedirectMethods)[number] }
  | { type: (typeof sandboxWallets)[number] };

/** Amount in cents. */
export type SandboxIntent = { id: string; status: PaymentStatus; amount: number };

/**
 * `confirmed` also when the payment had succeeded before; `unknown` when the client secret belongs to no
 * payment.
 */
export type SandboxConfirmation =
  | { outcome: 'unknown' }
  | { outcome: 'confirmed'; paymentIntent: SandboxIntent; redirectUrl: string | null }
  | { outcome: 'declined'; paymentIntent: SandboxIntent; failure: PaymentFailure };

/** The two pages where a shopper decides: at the bank, or in the 3-D Secure step of a card. */
export type SandboxStep = 'bank' | '3ds';
export const sandboxDecisions = ['approve', 'refuse', 'later'] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

/** A whole HTML page, or the path or address to go to. */
export type SandboxAnswer =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; location: string };

export type SandboxPayments = {
  /**
   * Tries to pay. Safe to call twice, also at the same moment: a payment is charged once. `returnUrl` was
   * checked before.
   */
  confirm(input: {
    clientSecret: string;
    returnUrl: string | null;
    paymentMethod: SandboxMethod;
  }): Promise<SandboxConfirmation>;
  /** The page of a step; a payment that waits for no decision shows its state and a way back. */
  readStep(step: SandboxStep, paymentId: string): Promise<SandboxAnswer>;
  /**
   * Takes the shopper's decision and answers the way back to the shop. A decision on a settled payment
   * changes nothing.
   */
  decide(step: SandboxStep, paymentId: string, decision: SandboxDecision): Promise<SandboxAnswer>;
  readonly stylesheet: string;
};

/**
 * The return address in a safe form, or null when it leads out of the shop. Paths stay paths, so that the
 * shopper comes back to the host name they left from.
 */
export function returnUrlWithin(publicUrl: string, returnUrl: string): string | null {
  if (!URL.canParse(returnUrl, publicUrl)) return null;
  const url = new URL(returnUrl, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.username !== '' || url.password !== '') return null;
  return URL.canParse(returnUrl) ? url.href : `${url.pathname}${url.search}${url.hash}`;
}
