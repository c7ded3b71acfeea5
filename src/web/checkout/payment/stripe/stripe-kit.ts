// The payment components of Stripe. Its script starts to load while the payment is still being prepared.

import type { PaymentKit } from '../payment-form.ts';
import { StripeExpress } from './stripe-express.tsx';
import { StripePaymentForm } from './stripe-payment-form.tsx';
import { loadStripeScript, openAccount } from './stripe-script.ts';

const kit: PaymentKit = { Form: StripePaymentForm, Express: StripeExpress };

export function openStripeKit(publishableKey: string): PaymentKit {
  openAccount(publishableKey);
  // Whoever shows the form hears of a failure and offers to try again.
  loadStripeScript().catch(() => undefined);
  return kit;
}
