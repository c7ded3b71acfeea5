// The payment pieces of each provider, for the checkout to put on the page.
// The stand-in provider is the only one so far; `paymentProvider` in the page's facts says whose are needed.

import type { PaymentKit } from './payment-form.ts';
import { SandboxExpress } from './sandbox-express.tsx';
import { SandboxPaymentForm } from './sandbox-payment-form.tsx';

export const sandboxPaymentKit: PaymentKit = { Form: SandboxPaymentForm, Express: SandboxExpress };
