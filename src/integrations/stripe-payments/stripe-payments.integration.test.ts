// Tests the adapter with a stand-in of Stripe: the official SDK sends the requests, and the stand-in checks
// each of them.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentNotChangeable, type PaymentProvider } from '#modules/payments/index.ts';
import { cents } from '#shared/money.ts';
import type { Attempt } from '#tests/fakes/stripe/browser.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { createStripeProvider } from './stripe-payments.ts';

let stripe: StripeStandIn;
let provider: PaymentProvider;
let now = new Date('2026-11-20T12:00:00Z');
let keyCount = 0;

beforeEach(async () => {
  stripe = await startStripeStandIn({ now: () => now });
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
    clock: { now: () => now },
  });

function newKey(): string {
  keyCount += 1;
  return `key-${keyCount}`;
}

function create(amount = 2495, idempotencyKey = newKey(), reference = 'agreement-1') {
  return provider.create({ amount: cents(amount), reference, idempotencyKey });
}

async function paid(attempt: Attempt = { method: 'card' }, amount = 2495) {
  const { payment, clientSecret } = await create(amount);
  stripe.browser.confirm(clientSecret, { result: 'pay', ...attempt });
  return payment.id;
}

const refund = (paymentId: string, amount: number, idempotencyKey: string) =>
  provider.refund({ paymentId, amount: cents(amount), idempotencyKey });
const requestsTo = (path: string) => stripe.requests.filter((request) => request.path === path);

describe('creating', () => {
  it('asks for euros, every method of the account, and leaves no trace of the customer', async () => {
    const { payment, clientSecret } = await create(2495, 'key-a', 'agreement-7');
    expect(clientSecret).toMatch(new RegExp(`^${payment.id}_secret_\\w+$`));
    expect(payment).toEqual({
      id: expect.stringMatching(/^pi_/),
      status: 'requires_payment_method',
      amount: 2495,
      amountReceived: 0,
      amountRefunded: 0,
      currency: 'eur',
      method: null,
      lastFailure: null,
      reference: 'agreement-7',
      traceparent: null,
      createdAt: now,
    });
    const [request] = requestsTo('/v1/payment_intents');
    expect(request?.params).toEqual({
      amount: '2495',
      currency: 'eur',
      automatic_payment_methods: { enabled: 'true' },
      metadata: { order_reference: 'agreement-7', env: 'test' },
      expand: ['latest_charge'],
    });
    expect(request?.headers['idempotency-key']).toBe('key-a');
  });

  it('twice with one key is one payment, with other parameters a fault', async () => {
    const first = await create(2495, 'key-a');
    expect(await create(2495, 'key-a')).toEqual(first);
    await expect(create(2496, 'key-a')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    expect(stripe.books.list()).toHaveLength(1);
  });

  it('less than Stripe takes is a fault of the caller', async () => {
    await expect(create(49)).rejects.toMatchObject({ code: 'amount_too_small' });
  });
});

describe('reading', () => {
  it('shows what was paid, with what, and what went back', async () => {
    const id = await paid({ method: 'ideal' });
    await refund(id, 500, 'r1');
    expect(await provider.retrieve(id)).toMatchObject({
      status: 'succeeded',
      amountReceived: 2495,
      amountRefunded: 500,
      method: 'ideal',
      lastFailure: null,
    });
  });

  it('names the wallet rather than the card in it', async () => {
    const id = await paid({ method: 'card', wallet: 'apple_pay' });
    expect(await provider.retrieve(id)).toMatchObject({ method: 'apple_pay' });
  });

  it('shows why the last try failed, until one succeeds', async () => {
    const { payment, clientSecret } = await create();
    stripe.browser.confirm(clientSecret, {
      method: 'card',
      result: 'decline',
      declineCode: 'insufficient_funds',
    });
    expect(await provider.retrieve(payment.id)).toMatchObject({
      status: 'requires_payment_method',
      method: 'card',
      lastFailure: { code: 'card_declined', declineCode: 'insufficient_funds' },
    });
    stripe.browser.confirm(clientSecret, { method: 'bancontact', result: 'pay' });
    expect(await provider.retrieve(payment.id)).toMatchObject({ method: 'bancontact', lastFailure: null });
  });

  it('follows a payment through the bank and through waiting', async () => {
    const { payment, clientSecret } = await create();
    const status = async () => (await provider.retrieve(payment.id))?.status;
    stripe.browser.confirm(clientSecret, { method: 'ideal' });
    expect(await status()).toBe('requires_action');
    stripe.browser.decide(payment.id, 'refuse');
    expect(await provider.retrieve(payment.id)).toMatchObject({
      status: 'requires_payment_method',
      lastFailure: { code: 'payment_intent_payment_attempt_failed' },
    });
    stripe.browser.confirm(clientSecret, { method: 'ideal' });
    stripe.browser.decide(payment.id, 'later');
    expect(await status()).toBe('processing');
    stripe.browser.settle(payment.id, 'pay');
    expect(await status()).toBe('succeeded');
  });

  it('does not know a strange id, nor a payment of the same account that the shop did not make', async () => {
    expect(await provider.retrieve('pi_unknown')).toBeNull();
    const byHand = await stripe.books.create({ amount: 100, currency: 'eur', metadata: {} });
    const dollars = await stripe.books.create({
      amount: 100,
      currency: 'usd',
      metadata: { order_reference: 'x' },
    });
    expect(await provider.retrieve(byHand.id)).toBeNull();
    expect(await provider.retrieve(dollars.id)).toBeNull();
  });
});

describe('changing the amount', () => {
  it('keeps payment and client secret', async () => {
    const { payment, clientSecret } = await create();
    const changed = await provider.updateAmount(payment.id, cents(3743));
    expect(changed).toMatchObject({ clientSecret, payment: { id: payment.id, amount: 3743 } });
  });

  it('to what it is already leaves a shopper at the bank in peace', async () => {
    const { payment, clientSecret } = await create();
    stripe.browser.confirm(clientSecret, { method: 'ideal' });
    expect((await provider.updateAmount(payment.id, cents(2495))).payment.status).toBe('requires_action');
    expect((await provider.updateAmount(payment.id, cents(2000))).payment.status).toBe(
      'requires_payment_method',
    );
  });

  it('is refused once the payment is waiting, paid or canceled', async () => {
    const waiting = await create();
    stripe.browser.confirm(waiting.clientSecret, { method: 'ideal', result: 'wait' });
    const canceled = await create();
    await provider.cancel(canceled.payment.id, 'abandoned');
    for (const id of [waiting.payment.id, canceled.payment.id, await paid()])
      await expect(provider.updateAmount(id, cents(100))).rejects.toThrow(PaymentNotChangeable);
    await expect(provider.updateAmount('pi_x', cents(100))).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('is refused when the payment succeeds in between', async () => {
    const { payment, clientSecret } = await create();
    stripe.onRequest(({ method, path }) => {
      if (method === 'POST' && path.endsWith(payment.id))
        stripe.browser.confirm(clientSecret, { method: 'card', result: 'pay' });
    });
    await expect(provider.updateAmount(payment.id, cents(100))).rejects.toThrow(PaymentNotChangeable);
    expect(await provider.retrieve(payment.id)).toMatchObject({ amountReceived: 2495 });
  });
});

describe('canceling', () => {
  it('ends what is open, also when asked twice, and never what is waiting or paid', async () => {
    const open = await create();
    expect(await provider.cancel(open.payment.id, 'duplicate')).toMatchObject({ status: 'canceled' });
    expect(await provider.cancel(open.payment.id, 'abandoned')).toMatchObject({ status: 'canceled' });
    const waiting = await create();
    stripe.browser.confirm(waiting.clientSecret, { method: 'ideal', result: 'wait' });
    for (const id of [waiting.payment.id, await paid()])
      await expect(provider.cancel(id, 'abandoned')).rejects.toThrow(PaymentNotChangeable);
  });
});

describe('refunding', () => {
  it('gives back in parts, never more than was paid, and once per key', async () => {
    const id = await paid();
    const first = await refund(id, 1000, 'a');
    expect(first).toMatchObject({ status: 'succeeded', amount: 1000 });
    expect(await refund(id, 1000, 'a')).toEqual(first);
    await expect(refund(id, 1496, 'b')).rejects.toThrow(PaymentNotChangeable);
    await refund(id, 1495, 'c');
    await expect(refund(id, 1, 'd')).rejects.toThrow(PaymentNotChangeable);
    expect(await provider.retrieve(id)).toMatchObject({ amountReceived: 2495, amountRefunded: 2495 });
  });

  it('with a key Stripe has forgotten meanwhile still gives back once', async () => {
    const id = await paid();
    const first = await refund(id, 1000, 'a');
    stripe.keys.forgetAll();
    expect(await refund(id, 1000, 'a')).toEqual(first);
    expect(await provider.retrieve(id)).toMatchObject({ amountRefunded: 1000 });
  });

  it('whose answer was lost is found again', async () => {
    const id = await paid();
    stripe.disturb('none', 'lost_answer');
    expect(await refund(id, 1000, 'a')).toMatchObject({ status: 'succeeded' });
    expect(await provider.retrieve(id)).toMatchObject({ amountRefunded: 1000 });
  });

  it('that waits is pending, and one that fails later leaves nothing refunded', async () => {
    const id = await paid();
    stripe.refundLater(true);
    const pending = await refund(id, 2495, 'a');
    expect(pending).toMatchObject({ status: 'pending' });
    stripe.books.failRefund(pending.id);
    expect(await provider.retrieve(id)).toMatchObject({ amountRefunded: 0 });
    expect(await refund(id, 2495, 'a')).toMatchObject({ id: pending.id, status: 'failed' });
  });

  it('is refused for a payment without money and for one that is disputed', async () => {
    const { payment } = await create();
    await expect(refund(payment.id, 100, 'a')).rejects.toThrow(PaymentNotChangeable);
    const id = await paid();
    stripe.books.dispute(id);
    await expect(refund(id, 100, 'b')).rejects.toThrow(PaymentNotChangeable);
  });
});

describe('listing', () => {
  const walk = async (limit: number, createdSince = new Date(0)) => {
    const paymentIds: string[] = [];
    const pages: number[] = [];
    for (let more = true; more; ) {
      const page = await provider.list({ createdSince, startingAfter: paymentIds.at(-1) ?? null, limit });
      paymentIds.push(...page.payments.map(({ id }) => id));
      pages.push(page.payments.length);
      more = page.hasMore;
    }
    return { seen: paymentIds, pages };
  };

  it('pages oldest first and misses or repeats none, also within one second', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.push((await create()).payment.id);
    expect(await walk(2)).toEqual({ seen: ids, pages: [2, 2, 2, 1] });
    expect(await walk(7)).toEqual({ seen: ids, pages: [7] });
    expect(await walk(100)).toEqual({ seen: ids, pages: [7] });
    expect(
      (await provider.list({ createdSince: new Date(0), startingAfter: null, limit: 0 })).payments,
    ).toHaveLength(1);
  });

  it('begins at a moment, and brings what appears meanwhile at the end', async () => {
    await create();
    now = new Date(now.getTime() + 5_000);
    const second = await create();
    const third = await create();
    const first = await provider.list({ createdSince: now, startingAfter: null, limit: 1 });
    expect(first.payments.map(({ id }) => id)).toEqual([second.payment.id]);
    const late = await create();
    const rest = await provider.list({ createdSince: now, startingAfter: second.payment.id, limit: 5 });
    expect(rest).toMatchObject({ hasMore: false });
    expect(rest.payments.map(({ id }) => id)).toEqual([third.payment.id, late.payment.id]);
    expect(
      await provider.list({ createdSince: new Date(now.getTime() + 1000), startingAfter: null, limit: 5 }),
    ).toEqual({
      payments: [],
      hasMore: false,
    });
  });

  it('steps over payments of others, however many there are', async () => {
    const first = await create();
    for (let index = 0; index < 5; index += 1)
      await stripe.books.create({ amount: 100, currency: 'eur', metadata: {} });
    const last = await create();
    expect((await walk(2)).seen).toEqual([first.payment.id, last.payment.id]);
  });
});

describe('what took money back', () => {
  it('is told of one payment, oldest first, with the key of those the shop asked for', async () => {
    const id = await paid();
    await provider.refund({ paymentId: id, amount: cents(500), idempotencyKey: 'shop-key' });
    await stripe.books.refund({ intentId: id, amount: 300, metadata: {}, later: true });
    const dispute = stripe.books.dispute(id);
    expect(await provider.readReversals(id)).toMatchObject({
      refunds: [
        { amount: 500, status: 'succeeded', key: 'shop-key' },
        { amount: 300, status: 'pending', key: null },
      ],
      disputes: [{ id: dispute.id, status: 'open', reason: 'fraudulent', amount: 1695 }],
    });
    stripe.books.closeDispute(dispute.id, 'lost');
    expect((await provider.readReversals(id)).disputes).toMatchObject([{ status: 'lost' }]);
    expect(await provider.readReversals('pi_unknown')).toEqual({ refunds: [], disputes: [] });
  });

  it('is found by its own age, however old the payment, and beyond the first page', async () => {
    const old = await paid();
    const fresh = await paid();
    const untouched = await paid();
    await stripe.books.refund({ intentId: old, amount: 1, metadata: {}, later: false });
    const since = new Date(now.getTime() + 86_400_000);
    now = since;
    for (let count = 0; count < 120; count += 1)
      await stripe.books.refund({ intentId: fresh, amount: 1, metadata: {}, later: false });
    stripe.books.dispute(old);
    expect((await provider.listReversedPayments(since)).toSorted()).toEqual([old, fresh].toSorted());
    expect(await provider.listReversedPayments(since)).not.toContain(untouched);
    expect((await provider.readReversals(fresh)).refunds).toHaveLength(120);
  });
});

describe('the balance', () => {
  it('is read to its last page, oldest first, in the shop’s words and within its moments', async () => {
    const id = await paid();
    for (let count = 0; count < 120; count += 1)
      await stripe.books.refund({ intentId: id, amount: 1, metadata: {}, later: false });
    stripe.books.dispute(id);
    const until = new Date(now.getTime() + 1000);
    const balanceEntries = await provider.listBalance({ from: new Date(0), until });
    expect(balanceEntries).toHaveLength(122);
    expect(balanceEntries[0]).toMatchObject({ kind: 'payment', amount: 2495, paymentId: id, payoutId: null });
    expect(balanceEntries[0]?.fee).toBeGreaterThan(0);
    expect(balanceEntries.at(-1)).toMatchObject({ kind: 'dispute', amount: -(2495 - 120), fee: 2000 });
    expect(await provider.listBalance({ from: until, until: new Date(until.getTime() + 1000) })).toEqual([]);
  });

  it('is paid out with what belongs to it', async () => {
    await paid();
    now = new Date(now.getTime() + 7 * 86_400_000);
    const [payout] = await provider.listPayouts(new Date(0));
    expect(payout).toMatchObject({ status: 'paid', arrivesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const balanceEntries = await provider.listBalance({
      from: new Date(0),
      until: new Date(now.getTime() + 1000),
    });
    const own = balanceEntries.filter(({ kind }) => kind !== 'payout');
    expect(payout?.amount).toBe(own.reduce((sum, { amount, fee }) => sum + amount - fee, 0));
    expect(await provider.listPaidOut(payout?.id ?? '')).toEqual(own.map(({ id }) => id).reverse());
    expect(balanceEntries.at(-1)).toMatchObject({ kind: 'payout', payoutId: payout?.id });
  });
});
