// The payment pieces of the provider this shop uses. Only they are loaded: a live shop never sends the
// stand-in's card fields, and a shop in test mode never sends anything of Stripe.

import type { PaymentKit } from './payment-form.ts';

/** Whose pieces, and what they need from the server. */
export type PaymentProviderConfig =
  | { name: 'sandbox' }
  /** Its script, which asks for the key, runs in the page. */
  | { name: 'stripe'; publishableKey: string };

export async function loadPaymentKit(pieces: PaymentProviderConfig): Promise<PaymentKit> {
  if (pieces.name === 'sandbox') {
    const { sandboxPaymentKit } = await import('./sandbox/sandbox-kit.ts');
    return sandboxPaymentKit;
  }
  const { openStripeKit } = await import('./stripe/stripe-kit.ts');
  return openStripeKit(pieces.publishableKey);
}
