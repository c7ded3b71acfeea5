// Tests what the pages learn about the payment provider: which payment elements the checkout loads, and which
// origins it may use.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { appPagePolicy } from '#platform/http/content-security-policy.ts';
import { createLog } from '#platform/log/create-log.ts';
import { systemClock } from '#shared/clock.ts';
import { openPayments } from './open-payments.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345',
};

async function open(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zwartwit-payments-'));
  const config = readConfig({ DATA_DIR: folder, SESSION_SECRET: 'a'.repeat(32), ...env });
  const opened = await openPayments(
    { config, log: createLog('silent'), publicUrl: 'http://localhost' },
    systemClock,
  );
  onTestFinished(async () => {
    await opened.sandbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return opened;
}

it('a shop without keys loads the pieces of the sandbox and lets its checkout use no other origin', async () => {
  const { sandbox, provider, paymentPage } = await open();
  expect(provider).toBe(sandbox?.provider);
  expect(paymentPage.clientSetup).toEqual({ name: 'sandbox' });
  expect(appPagePolicy('n', await paymentPage.sourcesOf('/checkout'))).toBe(appPagePolicy('n'));
});

it('a shop with keys has no sandbox, and gives its checkout the key it may show', async () => {
  const { sandbox, paymentPage } = await open(KEYS);
  expect(sandbox).toBeNull();
  expect(paymentPage.clientSetup).toEqual({ name: 'stripe', publishableKey: 'pk_test_1' });
  expect(appPagePolicy('n', await paymentPage.sourcesOf('/checkout'))).toContain('https://js.stripe.com');
});
