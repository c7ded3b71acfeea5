// Opens the payment provider whose keys are configured, else the sandbox with its own durable file. No other
// server code knows which provider is used; an adapter is loaded only when needed.

import {
  createSandboxProvider,
  type SandboxProvider,
} from '#integrations/sandbox-payments/sandbox-payments.ts';
import type { PaymentProvider } from '#modules/payments/index.ts';
import type { OtherSources } from '#platform/http/content-security-policy.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import type { Clock } from '#shared/clock.ts';
import type { Shop as PageShop } from '#web/shop.ts';
import type { Platform } from './platform.ts';

export type Payments = {
  provider: PaymentProvider;
  /** The payment sandbox; null with a real payment provider, so there are no sandbox pages and webhooks. */
  sandbox: SandboxProvider | null;
  paymentPage: PaymentPage;
};

/**
 * The payment provider's data for the checkout page: the payment elements to load, and the origins they use.
 */
export type PaymentPage = {
  clientSetup: PageShop['paymentProvider'];
  sourcesOf(url: string): Promise<OtherSources>;
};

type Needs = Pick<Platform, 'config' | 'log' | 'publicUrl' | 'sandboxTimings'>;

export async function openPayments(platform: Needs, clock: Clock): Promise<Payments> {
  const { payment, live } = platform.config;
  if (!payment) {
    const sandbox = openSandbox(platform, clock);
    const paymentPage: PaymentPage = { clientSetup: { name: 'sandbox' }, sourcesOf: async () => ({}) };
    return { provider: sandbox.provider, sandbox, paymentPage };
  }
  const { createStripeProvider, stripeSources } = await import(
    '#integrations/stripe-payments/stripe-payments.ts'
  );
  const { publishableKey } = payment;
  return {
    provider: createStripeProvider({ ...payment, live, clock }),
    sandbox: null,
    paymentPage: { clientSetup: { name: 'stripe', publishableKey }, sourcesOf: stripeSources },
  };
}

/** Returns the secret that signs the sandbox's webhooks, derived from the shop's own secret. */
export function sandboxWebhookSecret(config: Platform['config']): string {
  return `whsec_${createKeyring(config).keysOf('messages of the sandbox')[0]}`;
}

/**
 * Opens the sandbox. Its payments are in a file of their own, which remains when the shop's database is
 * replaced.
 */
function openSandbox({ config, log, publicUrl, sandboxTimings }: Needs, clock: Clock): SandboxProvider {
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
