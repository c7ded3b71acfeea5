// The contract of the sandbox, the built-in stand-in for a payment provider: the request with which the
// browser confirms a payment, and the responses. In live mode the provider's own client script does this.

import * as z from 'zod';
import { sandboxRedirectMethods, sandboxWallets } from './sandbox.port.ts';

/** Dutch names of the payment methods by code, written as they appear within a sentence. */
export const paymentMethodNames: Readonly<Record<string, string>> = {
  card: 'kaart',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  bank_transfer: 'een bankoverschrijving',
  paypal: 'PayPal',
  link: 'Link',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  amazon_pay: 'Amazon Pay',
};

export const confirmSandboxSchema = z.object({
  clientSecret: z.string().min(1).max(200),
  returnUrl: z.string().min(1).max(2000).optional(),
  paymentMethod: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('card'),
      number: z.string().max(40),
      expiry: z.string().max(20),
      cvc: z.string().max(10),
    }),
    z.object({ type: z.enum(sandboxRedirectMethods) }),
    z.object({ type: z.enum(sandboxWallets) }),
  ]),
});

const paymentIntent = z.object({ id: z.string(), status: z.string(), amount: z.int() });

export const sandboxConfirmedSchema = z.object({ paymentIntent, redirectUrl: z.string().optional() });
export type SandboxConfirmed = z.infer<typeof sandboxConfirmedSchema>;

export const sandboxDeclinedSchema = z.object({
  paymentIntent,
  error: z.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() }),
});
export type SandboxDeclined = z.infer<typeof sandboxDeclinedSchema>;
