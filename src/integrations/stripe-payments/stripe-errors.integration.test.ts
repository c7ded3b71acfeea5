// Tests the adapter with a Stripe that is slow, unreachable, busy or sends nonsense. The call is retried when
// that is safe, else reported as unavailable, never as a payment.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentProvider, PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { systemClock } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import type { Disturbance } from '#tests/fakes/stripe/disturbances.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { createStripeProvider } from './stripe-payments.ts';

let stripe: StripeStandIn;
let provider: PaymentProvider;

beforeEach(async () => {
  stripe = await startStripeStandIn();
  provider = providerOf(stripe.secretKey);
});
afterEach(() => stripe.stop());

const providerOf = (secretKey: string, requestTimeout = 60_000) =>
  createStripeProvider({
    secretKey,
    requestTimeout,
    live: false,
    webhookSecret: stripe.webhookSecret,
    apiBase: stripe.url,
    clock: systemClock,
  });
const create = () =>
  provider.create({ amount: cents(2495), reference: 'agreement-1', idempotencyKey: 'key-1' });

describe('trouble at Stripe', () => {
  it.each<[string, Disturbance[]]>([
    ['a connection that breaks off', ['lost_answer']],
    ['an error of its own', ['error_500']],
    ['two errors', ['error_500', 'error_500']],
    ['a key that is in use', ['busy']],
  ])('%s is tried again and made once', async (_, how) => {
    stripe.disturb(...how);
    await create();
    expect(stripe.books.list()).toHaveLength(1);
    expect(new Set(stripe.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each<[string, Disturbance[]]>([
    ['errors that stay', ['error_500', 'error_500', 'error_500']],
    ['too many requests', ['rate_limit']],
    ['an answer that is no JSON', ['nonsense']],
    ['an answer that is no payment', ['odd_json']],
  ])('%s is told as "not available"', async (_, how) => {
    stripe.disturb(...how);
    await expect(create()).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('an answer that is no payment is never taken for one, nor for a refund or an empty list', async () => {
    stripe.disturb('odd_json', 'odd_json', 'odd_json');
    await expect(provider.retrieve('pi_1')).rejects.toThrow(PaymentProviderUnavailable);
    await expect(
      provider.refund({ paymentId: 'pi_1', amount: cents(100), idempotencyKey: 'a' }),
    ).rejects.toThrow(PaymentProviderUnavailable);
    const everything = { createdSince: new Date(0), startingAfter: null, limit: 10 };
    await expect(provider.list(everything)).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('silence is not waited for longer than the shop’s patience', async () => {
    provider = providerOf(stripe.secretKey, 300);
    stripe.disturb('hang', 'hang', 'hang', 'hang');
    await expect(provider.retrieve('pi_1')).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('a key that was revoked is told as "not available"', async () => {
    provider = providerOf('sk_test_revoked');
    await expect(create()).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('nobody there is told as "not available"', async () => {
    await stripe.stop();
    await expect(provider.retrieve('pi_1')).rejects.toThrow(PaymentProviderUnavailable);
    stripe = await startStripeStandIn();
  });
});
