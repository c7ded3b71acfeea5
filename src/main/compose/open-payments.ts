// Who moves the money: Stripe when its keys are set, else the sandbox with its own durable file.
// The SDK of Stripe is loaded only by a shop that uses it.

import {
  createSandboxProvider,
  type SandboxProvider,
} from '#integrations/sandbox-payments/sandbox-payments.ts';
import type { PaymentProvider } from '#modules/payments/index.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import type { Clock } from '#shared/clock.ts';
import type { Platform } from './platform.ts';

/** `sandbox` is null with Stripe: then its pages, its bank and its webhooks do not exist. */
export type Payments = { provider: PaymentProvider; sandbox: SandboxProvider | null };

export async function openPayments(platform: Platform, clock: Clock): Promise<Payments> {
  const { stripe, live } = platform.config;
  if (!stripe) {
    const sandbox = openSandbox(platform, clock);
    return { provider: sandbox.provider, sandbox };
  }
  const { createStripeProvider } = await import('#integrations/stripe-payments/stripe-payments.ts');
  const { secretKey, webhookSecret, apiBase } = stripe;
  return {
    provider: createStripeProvider({ secretKey, webhookSecret, apiBase, live, clock }),
    sandbox: null,
  };
}

/** What the stand-in signs its messages with, as the provider's dashboard would show it. */
export function sandboxWebhookSecret(config: Platform['config']): string {
  return `whsec_${createKeyring(config).keysOf('messages of the sandbox')[0]}`;
}

/** Its own durable file beside the database: the stand-in lives on when the shop's database does not. */
function openSandbox({ config, log, publicUrl, sandboxTimings }: Platform, clock: Clock): SandboxProvider {
  return createSandboxProvider({
    file: `${config.dataDir}/sandbox-payments.sqlite`,
    clock,
    webhookUrl: () => `${publicUrl}/api/stripe/webhook`,
    webhookSecret: sandboxWebhookSecret(config),
    publicUrl,
    webhookMode: config.sandboxWebhooks,
    log,
    ...(sandboxTimings ? { timings: sandboxTimings } : {}),
  });
}
