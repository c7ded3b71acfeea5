// The payment endpoints: the webhook of the provider and, in test mode, the sandbox pages for a buyer's
// browser.

import * as z from 'zod';
import { endpoints } from '#shared/api/endpoint.ts';
import { confirmSandboxSchema, sandboxConfirmedSchema, sandboxDeclinedSchema } from './contract.ts';

const webhooks = endpoints({ tag: 'webhooks', access: 'public' });
const sandbox = endpoints({ tag: 'sandbox', access: 'public' });

export const paymentEndpoints = {
  receiveWebhook: webhooks.post('/api/stripe/webhook', {
    summary: 'Signed messages of the payment provider',
    problems: ['invalid_signature', 'wrong_mode', 'unknown_event', 'payment_unavailable'],
    sends: { kind: 'signed', description: 'An event as Stripe sends it' },
    proof: 'stripeSignature',
    answer: z.object({ received: z.literal(true) }),
  }),
};

/**
 * The endpoints of the sandbox, the built-in stand-in for a payment provider; registered in test mode only.
 */
export const sandboxEndpoints = {
  confirm: sandbox.post('/api/stripe/sandbox/confirm', {
    summary: 'Confirm a payment with a card, a bank or a wallet, as the browser of a buyer would',
    problems: ['payment_not_found', 'payment_provider_unavailable'],
    body: confirmSandboxSchema,
    answer: sandboxConfirmedSchema,
    otherAnswers: { 402: sandboxDeclinedSchema },
  }),
};
