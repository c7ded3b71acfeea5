// Loads only the payment components of the provider this shop uses. A live shop never sends the test card
// fields, and a shop with the sandbox sends no code of Stripe.

import type { PaymentKit } from './payment-form.ts';

/** The payment provider and the settings its components need from the server. */
export type PaymentProviderConfig =
  | { name: 'sandbox' }
  /** Stripe. Its script runs in the page and requires the publishable key of the shop's account. */
  | { name: 'stripe'; publishableKey: string };

export async function loadPaymentKit(setup: PaymentProviderConfig): Promise<PaymentKit> {
  if (setup.name === 'sandbox') {
    const { sandboxPaymentKit } = await import('./sandbox/sandbox-kit.ts');
    return sandboxPaymentKit;
  }
  const { openStripeKit } = await import('./stripe/stripe-kit.ts');
  return openStripeKit(setup.publishableKey);
}
