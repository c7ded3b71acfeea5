// The payment components of the sandbox.

import type { PaymentKit } from '../payment-form.ts';
import { SandboxExpress } from './sandbox-express.tsx';
import { SandboxPaymentForm } from './sandbox-payment-form.tsx';

export const sandboxPaymentKit: PaymentKit = { Form: SandboxPaymentForm, Express: SandboxExpress };
