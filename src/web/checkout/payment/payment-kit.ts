// The payment pieces of the provider this shop uses. Only they are loaded: a live shop never sends the stand-in's card
// fields, and a shop in test mode never sends anything of Stripe.

import type { CheckoutFacts } from '../page/checkout-facts.ts';
import type { PaymentKit } from './payment-form.ts';

export async function loadPaymentKit(provider: CheckoutFacts['paymentProvider']): Promise<PaymentKit> {
  if (provider.name === 'stripe') {
    const { openStripeKit } = await import('./stripe/stripe-kit.ts');
    return openStripeKit(provider.publishableKey);
  }
  const { sandboxPaymentKit } = await import('./sandbox/sandbox-kit.ts');
  return sandboxPaymentKit;
}
