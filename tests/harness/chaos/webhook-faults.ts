// Disturbs the delivery of the provider's webhooks in a different way after every start of the server, so
// that each kill also changes the disturbance.

import type { WebhookMode } from '#integrations/sandbox-payments/sandbox-payments.ts';

const MODES: readonly WebhookMode[] = ['normal', 'duplicate', 'lost', 'reordered', 'late'];

export type WebhookFaults = {
  /** Returns the environment with the webhook mode for the next start. */
  next(): { SANDBOX_WEBHOOKS: WebhookMode };
  /** The webhook modes used so far. */
  seen(): WebhookMode[];
};

export function createWebhookFaults(random: () => number): WebhookFaults {
  let turn = Math.floor(random() * MODES.length);
  const seen = new Set<WebhookMode>();
  return {
    next() {
      const mode = MODES[turn % MODES.length] ?? 'normal';
      turn += 1;
      seen.add(mode);
      return { SANDBOX_WEBHOOKS: mode };
    },
    seen: () => [...seen],
  };
}
