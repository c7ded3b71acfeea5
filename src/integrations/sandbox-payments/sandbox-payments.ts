// The sandbox: the built-in stand-in for a payment provider, with a durable file of its own. It implements
// two ports: the payment provider that the shop's server calls, and the pages and the confirmation that a
// browser uses.

import type { PaymentProvider } from '#modules/payments/payment-provider.port.ts';
import type { SandboxPayments } from '#modules/payments/sandbox.port.ts';
import { type Account, openAccount } from './account/account.ts';
import { readEvent } from './messages/webhook-event.ts';
import { isSignedBy } from './messages/webhook-signature.ts';
import type { SandboxOptions } from './options.ts';
import { stylesheet } from './pages/stylesheet.ts';
import { createBankSteps } from './shopper/bank-steps.ts';
import { createConfirmPayment } from './shopper/confirm-payment.ts';

export type { SandboxTimings, WebhookMode } from './options.ts';

export type SandboxProvider = SandboxPayments &
  Pick<Account, 'decideDisputes' | 'start' | 'runDue' | 'stop'> & { readonly provider: PaymentProvider };

/**
 * Opens the shop's account at the sandbox. Events are sent and due changes are carried out only after `start`
 * is called.
 */
export function createSandboxProvider(options: SandboxOptions): SandboxProvider {
  const account = openAccount(options);
  const { store, attempts, settle, requests, decideDisputes, start, runDue, stop } = account;
  const { clock, publicUrl, shopName = 'Zwartwit' } = options;
  const confirmPayment = createConfirmPayment({ store, attempts, settle, clock });
  const bank = createBankSteps({ store, attempts, settle, publicUrl, shopName });

  return {
    provider: {
      ...requests,
      verifyEvent(rawBody, { 'stripe-signature': header }) {
        const signed =
          typeof header === 'string' &&
          isSignedBy({ header, rawBody, secret: options.webhookSecret, now: clock.now() });
        return signed ? (readEvent(rawBody) ?? 'unknown_event') : 'invalid_signature';
      },
    },
    confirm: async (input) => confirmPayment(input),
    readStep: async (step, paymentId) => bank.readStep(step, paymentId),
    decide: async (step, paymentId, decision) => bank.decide(step, paymentId, decision),
    stylesheet,
    decideDisputes,
    start,
    runDue,
    stop,
  };
}
