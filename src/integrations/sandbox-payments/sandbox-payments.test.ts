// Tests the sandbox from the side of shop and shopper: paying, deciding at the bank, changing, refunding,
// listing. Each test has its own file and clock; no webhook is sent.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { PaymentNotChangeable, PaymentProviderUnavailable } from '#modules/payments/payment-provider.port.ts';
import type { SandboxMethod } from '#modules/payments/sandbox.port.ts';
import { minutes, seconds } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import type { SandboxOptions } from './options.ts';
import { createSandboxProvider } from './sandbox-payments.ts';

const cleanUps: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function setUp(change: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  let now = new Date('2026-11-20T10:00:00Z').getTime();
  const options: SandboxOptions = {
    file: join(folder, 'sandbox-payments.sqlite'),
    clock: { now: () => new Date(now) },
    webhookUrl: () => 'http://127.0.0.1:9/',
    webhookSecret: 'whsec_test',
    publicUrl: 'http://shop.test',
    webhookMode: 'lost',
    log: { warn: () => {} },
    ...change,
  };
  const sandbox = createSandboxProvider(options);
  cleanUps.push(() => sandbox.stop());
  let count = 0;
  return {
    ...sandbox,
    folder,
    options,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    create: (amount = 2495) => {
      count += 1;
      return sandbox.provider.create({
        amount: cents(amount),
        reference: `ref ${count}`,
        idempotencyKey: `key ${count}`,
      });
    },
    pay: (clientSecret: string, paymentMethod: SandboxMethod, returnUrl: string | null = null) =>
      sandbox.confirm({ clientSecret, returnUrl, paymentMethod }),
  };
}

const card = (number: string): SandboxMethod => ({ type: 'card', number, expiry: '12 / 34', cvc: '123' });
const good = card('4242424242424242');
const refund = (paymentId: string, amount: number, idempotencyKey: string) => ({
  paymentId,
  amount: cents(amount),
  idempotencyKey,
});

describe('creating', () => {
  it('answers an unpaid payment with ids in the form of Stripe', async () => {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    expect(payment).toMatchObject({
      status: 'requires_payment_method',
      amount: 2495,
      amountReceived: 0,
      currency: 'eur',
    });
    expect(payment.id).toMatch(/^pi_[A-Za-z0-9]{24}$/);
    expect(clientSecret).toMatch(new RegExp(`^${payment.id}_secret_[A-Za-z0-9]{24}$`));
    expect(await shop.provider.retrieve(payment.id)).toEqual(payment);
    expect(await shop.provider.retrieve('pi_unknown')).toBeNull();
  });

  it('answers the same payment, as it was, for the same key', async () => {
    const shop = setUp();
    const input = { amount: cents(2495), reference: 'a', idempotencyKey: 'k' };
    const first = await shop.provider.create(input);
    await shop.pay(first.clientSecret, good);
    expect(await shop.provider.create(input)).toEqual(first);
    const { payments } = await shop.provider.list({
      createdSince: new Date(0),
      startingAfter: null,
      limit: 10,
    });
    expect(payments).toHaveLength(1);
  });

  it('refuses the same key with another amount, another reference or for a refund', async () => {
    const shop = setUp();
    const input = { amount: cents(2495), reference: 'a', idempotencyKey: 'k' };
    const { payment, clientSecret } = await shop.provider.create(input);
    await shop.pay(clientSecret, good);
    const wrong = { code: 'idempotency_error' };
    await expect(shop.provider.create({ ...input, amount: cents(2496) })).rejects.toMatchObject(wrong);
    await expect(shop.provider.create({ ...input, reference: 'b' })).rejects.toMatchObject(wrong);
    await expect(shop.provider.refund(refund(payment.id, 100, 'k'))).rejects.toMatchObject(wrong);
    await shop.provider.refund(refund(payment.id, 100, 'r'));
    await expect(shop.provider.refund(refund(payment.id, 101, 'r'))).rejects.toMatchObject(wrong);
    await expect(shop.provider.create({ ...input, idempotencyKey: 'r' })).rejects.toMatchObject(wrong);
  });

  it('takes 50 cents and not 49', async () => {
    const shop = setUp();
    await expect(shop.create(49)).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(shop.create(100_000_000)).rejects.toMatchObject({ code: 'amount_too_large' });
    expect((await shop.create(50)).payment.amount).toBe(50);
  });
});

describe('confirming', () => {
  it('charges a good card once, also when it is confirmed again with another method', async () => {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    const paid = {
      outcome: 'confirmed',
      paymentIntent: { id: payment.id, status: 'succeeded', amount: 2495 },
      redirectUrl: null,
    };
    expect(await shop.pay(clientSecret, good)).toEqual(paid);
    expect(await shop.pay(clientSecret, { type: 'ideal' })).toEqual(paid);
    expect(await shop.pay(clientSecret, card('4000000000000002'))).toEqual(paid);
    expect(await shop.provider.retrieve(payment.id)).toMatchObject({
      amountReceived: 2495,
      method: 'card',
      lastFailure: null,
    });
  });

  for (const type of ['paypal', 'link', 'apple_pay', 'google_pay', 'amazon_pay'] as const) {
    it(`${type} succeeds at once`, async () => {
      const shop = setUp();
      const { clientSecret, payment } = await shop.create();
      expect(await shop.pay(clientSecret, { type })).toMatchObject({
        paymentIntent: { status: 'succeeded' },
      });
      expect(await shop.provider.retrieve(payment.id)).toMatchObject({ method: type });
    });
  }

  for (const [number, code, declineCode] of [
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000000000000069', 'expired_card', null],
    ['4000000000000127', 'incorrect_cvc', null],
    ['4000000000000119', 'processing_error', null],
    ['4539578763621486', 'card_declined', 'test_mode_live_card'],
  ] as const) {
    it(`${number} fails with ${declineCode ?? code} and can be tried again`, async () => {
      const shop = setUp();
      const { clientSecret, payment } = await shop.create();
      const answer = await shop.pay(clientSecret, card(number));
      expect(answer).toMatchObject({
        outcome: 'declined',
        paymentIntent: { status: 'requires_payment_method' },
        failure: { code, declineCode },
      });
      expect(await shop.provider.retrieve(payment.id)).toMatchObject({ lastFailure: { code, declineCode } });
      expect(await shop.pay(clientSecret, good)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
      expect(await shop.provider.retrieve(payment.id)).toMatchObject({ lastFailure: null });
    });
  }

  it('a mistyped number is refused without counting as an attempt', async () => {
    const shop = setUp();
    const { clientSecret, payment } = await shop.create();
    const answer = await shop.pay(clientSecret, card('4242424242424241'));
    expect(answer).toMatchObject({ outcome: 'declined', failure: { code: 'incorrect_number' } });
    expect(await shop.provider.retrieve(payment.id)).toEqual(payment);
  });

  it('a wrong client secret is unknown', async () => {
    const shop = setUp();
    const { clientSecret, payment } = await shop.create();
    for (const wrong of ['', payment.id, `${payment.id}_secret_${'A'.repeat(24)}`, `${clientSecret} `]) {
      expect(await shop.pay(wrong, good)).toEqual({ outcome: 'unknown' });
    }
  });

  it('a canceled payment cannot be paid', async () => {
    const shop = setUp();
    const { clientSecret, payment } = await shop.create();
    await shop.provider.cancel(payment.id, 'abandoned');
    expect(await shop.pay(clientSecret, good)).toMatchObject({
      outcome: 'declined',
      failure: { code: 'payment_intent_unexpected_state' },
    });
    expect(await shop.provider.retrieve(payment.id)).toMatchObject({ status: 'canceled', amountReceived: 0 });
  });
});

describe('the bank', () => {
  async function atBank(
    method: SandboxMethod = { type: 'ideal' },
    returnUrl: string | null = '/checkout-success?variant=2x',
  ) {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    const answer = await shop.pay(clientSecret, method, returnUrl);
    const back = (status: string) =>
      `/checkout-success?variant=2x&payment_intent=${payment.id}&payment_intent_client_secret=${clientSecret}&redirect_status=${status}`;
    return {
      ...shop,
      id: payment.id,
      clientSecret,
      answer,
      back,
      now: () => shop.provider.retrieve(payment.id),
    };
  }

  it('is where iDEAL and Bancontact lead', async () => {
    for (const type of ['ideal', 'bancontact'] as const) {
      const shop = await atBank({ type });
      expect(shop.answer).toMatchObject({
        paymentIntent: { status: 'requires_action' },
        redirectUrl: `/sandbox/bank/${shop.id}`,
      });
      expect(await shop.readStep('bank', shop.id)).toMatchObject({ kind: 'page', status: 200 });
    }
  });

  it('approving pays and leads back', async () => {
    const shop = await atBank();
    expect(await shop.decide('bank', shop.id, 'approve')).toEqual({
      kind: 'redirect',
      location: shop.back('succeeded'),
    });
    expect(await shop.now()).toMatchObject({ status: 'succeeded', amountReceived: 2495, method: 'ideal' });
  });

  it('refusing fails the attempt and leads back', async () => {
    const shop = await atBank();
    expect(await shop.decide('bank', shop.id, 'refuse')).toEqual({
      kind: 'redirect',
      location: shop.back('failed'),
    });
    expect(await shop.now()).toMatchObject({
      status: 'requires_payment_method',
      lastFailure: { code: 'payment_intent_payment_attempt_failed' },
    });
  });

  it('paying later waits, and the money comes by itself', async () => {
    const shop = await atBank();
    expect(await shop.decide('bank', shop.id, 'later')).toEqual({
      kind: 'redirect',
      location: shop.back('pending'),
    });
    expect(await shop.now()).toMatchObject({ status: 'processing', amountReceived: 0 });
    expect(await shop.pay(shop.clientSecret, good)).toMatchObject({
      paymentIntent: { status: 'processing' },
    });
    shop.pass(seconds(59));
    expect(await shop.now()).toMatchObject({ status: 'processing' });
    shop.pass(seconds(1));
    expect(await shop.now()).toMatchObject({ status: 'succeeded', amountReceived: 2495 });
  });

  it('the first decision stands, whatever an old tab says after it', async () => {
    const shop = await atBank();
    await shop.decide('bank', shop.id, 'approve');
    for (const decision of ['approve', 'refuse', 'later'] as const) {
      expect(await shop.decide('bank', shop.id, decision)).toEqual({
        kind: 'redirect',
        location: shop.back('succeeded'),
      });
    }
    expect(await shop.now()).toMatchObject({ status: 'succeeded', amountReceived: 2495, amountRefunded: 0 });
  });

  it('shows a settled payment as such', async () => {
    const shop = await atBank();
    await shop.decide('bank', shop.id, 'approve');
    const page = await shop.readStep('bank', shop.id);
    expect(page.kind === 'page' && page.html).toContain('Deze betaling is gelukt');
  });

  it('does not know a strange payment', async () => {
    const shop = setUp();
    expect(await shop.readStep('bank', 'pi_x')).toMatchObject({ kind: 'page', status: 404 });
    expect(await shop.decide('bank', 'pi_x', 'approve')).toMatchObject({ kind: 'page', status: 404 });
  });

  it('may be left for another method, after which the old page charges nothing more', async () => {
    const shop = await atBank();
    expect(await shop.pay(shop.clientSecret, good)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    await shop.decide('bank', shop.id, 'approve');
    expect(await shop.now()).toMatchObject({ status: 'succeeded', amountReceived: 2495, method: 'card' });
  });

  it('3-D Secure has its own page: confirming pays, refusing fails', async () => {
    for (const number of ['4000002500003155', '4000002760003184']) {
      const shop = await atBank(card(number));
      expect(shop.answer).toMatchObject({ redirectUrl: `/sandbox/3ds/${shop.id}` });
      expect(await shop.readStep('bank', shop.id)).toEqual({
        kind: 'redirect',
        location: `/sandbox/3ds/${shop.id}`,
      });
      expect(await shop.decide('bank', shop.id, 'approve')).toEqual({
        kind: 'redirect',
        location: `/sandbox/3ds/${shop.id}`,
      });
      expect(await shop.now()).toMatchObject({ status: 'requires_action' });
      await shop.decide('3ds', shop.id, 'approve');
      expect(await shop.now()).toMatchObject({ status: 'succeeded' });
    }
    const refused = await atBank(card('4000002500003155'));
    await refused.decide('3ds', refused.id, 'refuse');
    expect(await refused.now()).toMatchObject({
      lastFailure: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('4000008400001629 is declined after 3-D Secure was confirmed', async () => {
    const shop = await atBank(card('4000008400001629'));
    expect(await shop.decide('3ds', shop.id, 'approve')).toEqual({
      kind: 'redirect',
      location: shop.back('failed'),
    });
    expect(await shop.now()).toMatchObject({
      status: 'requires_payment_method',
      lastFailure: { code: 'card_declined', declineCode: 'generic_decline' },
    });
  });

  it('leads back to an absolute address or the success page just as well', async () => {
    const absolute = await atBank({ type: 'ideal' }, 'http://shop.test/klaar#deel');
    expect(await absolute.decide('bank', absolute.id, 'approve')).toMatchObject({
      location: expect.stringMatching(
        /^http:\/\/shop\.test\/klaar\?payment_intent=pi_.*redirect_status=succeeded#deel$/,
      ),
    });
    const none = await atBank({ type: 'ideal' }, null);
    expect(await none.decide('bank', none.id, 'approve')).toMatchObject({
      location: expect.stringMatching(/^\/checkout-success\?/),
    });
  });
});

describe('changing and canceling', () => {
  it('changes the amount until the payment is under way', async () => {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    const changed = await shop.provider.updateAmount(payment.id, cents(3743));
    expect(changed).toMatchObject({ clientSecret, payment: { amount: 3743 } });
    await shop.pay(clientSecret, good);
    await expect(shop.provider.updateAmount(payment.id, cents(100))).rejects.toThrow(PaymentNotChangeable);
    await expect(shop.provider.updateAmount(payment.id, cents(3743))).rejects.toThrow(PaymentNotChangeable);
    await expect(shop.provider.updateAmount('pi_x', cents(100))).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('a new amount voids the step at the bank, the same amount does not', async () => {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    await shop.pay(clientSecret, { type: 'ideal' });
    expect((await shop.provider.updateAmount(payment.id, cents(2495))).payment.status).toBe(
      'requires_action',
    );
    expect((await shop.provider.updateAmount(payment.id, cents(2000))).payment.status).toBe(
      'requires_payment_method',
    );
    await shop.decide('bank', payment.id, 'approve');
    expect(await shop.provider.retrieve(payment.id)).toMatchObject({ amountReceived: 0 });
  });

  it('cancels what is open, twice if asked, and never what is waiting or paid', async () => {
    const shop = setUp();
    const open = await shop.create();
    expect(await shop.provider.cancel(open.payment.id, 'duplicate')).toMatchObject({ status: 'canceled' });
    expect(await shop.provider.cancel(open.payment.id, 'abandoned')).toMatchObject({ status: 'canceled' });
    const waiting = await shop.create();
    await shop.pay(waiting.clientSecret, { type: 'ideal' });
    await shop.decide('bank', waiting.payment.id, 'later');
    await expect(shop.provider.cancel(waiting.payment.id, 'abandoned')).rejects.toThrow(PaymentNotChangeable);
    const paid = await shop.create();
    await shop.pay(paid.clientSecret, good);
    await expect(shop.provider.cancel(paid.payment.id, 'abandoned')).rejects.toThrow(PaymentNotChangeable);
  });
});

describe('refunding', () => {
  async function paid(number = '4242424242424242') {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    await shop.pay(clientSecret, card(number));
    return { ...shop, id: payment.id, now: () => shop.provider.retrieve(payment.id) };
  }

  it('gives back in parts, never more than was paid, and once per key', async () => {
    const shop = await paid();
    const first = await shop.provider.refund(refund(shop.id, 1000, 'a'));
    expect(first).toMatchObject({ status: 'succeeded', amount: 1000 });
    expect(await shop.provider.refund(refund(shop.id, 1000, 'a'))).toEqual(first);
    await expect(shop.provider.refund(refund(shop.id, 1496, 'b'))).rejects.toThrow(PaymentNotChangeable);
    await shop.provider.refund(refund(shop.id, 1495, 'c'));
    await expect(shop.provider.refund(refund(shop.id, 1, 'd'))).rejects.toThrow('charge_already_refunded');
    expect(await shop.now()).toMatchObject({
      status: 'succeeded',
      amountReceived: 2495,
      amountRefunded: 2495,
    });
  });

  it('twenty refunds at once stay under the cap', async () => {
    const shop = await paid();
    const attempts = Array.from({ length: 20 }, (_, index) =>
      shop.provider.refund(refund(shop.id, 200, `p${index}`)),
    );
    const done = (await Promise.allSettled(attempts)).filter((result) => result.status === 'fulfilled');
    expect(done).toHaveLength(12);
    expect(await shop.now()).toMatchObject({ amountRefunded: 2400 });
  });

  it('gives nothing back on a payment without money', async () => {
    const shop = setUp();
    const { payment } = await shop.create();
    await expect(shop.provider.refund(refund(payment.id, 100, 'r'))).rejects.toThrow(PaymentNotChangeable);
  });

  it('a slow refund is pending and then done', async () => {
    const shop = await paid('4000000000007726');
    expect(await shop.provider.refund(refund(shop.id, 2495, 'a'))).toMatchObject({ status: 'pending' });
    shop.pass(seconds(5));
    expect(await shop.now()).toMatchObject({ amountRefunded: 2495 });
  });

  it('a refund that fails later gives the shop its money back', async () => {
    const shop = await paid('4000000000005126');
    expect(await shop.provider.refund(refund(shop.id, 2495, 'a'))).toMatchObject({ status: 'succeeded' });
    expect(await shop.now()).toMatchObject({ amountRefunded: 2495 });
    shop.pass(seconds(5));
    expect(await shop.now()).toMatchObject({ amountRefunded: 0 });
  });

  it('a disputed payment cannot be refunded', async () => {
    const shop = await paid('4000000000000259');
    shop.pass(seconds(5));
    await expect(shop.provider.refund(refund(shop.id, 2495, 'a'))).rejects.toThrow('refund_disputed_payment');
  });

  it('a dispute is open for a while and then won, unless somebody decides before', async () => {
    const shop = await paid('4000000000000259');
    const disputes = async () => (await shop.provider.readReversals(shop.id)).disputes;
    shop.pass(seconds(5));
    expect(await disputes()).toMatchObject([{ status: 'open', amount: 2495, reason: 'fraudulent' }]);
    shop.pass(minutes(10));
    expect(await disputes()).toMatchObject([{ status: 'won' }]);
    expect(await shop.provider.refund(refund(shop.id, 2495, 'a'))).toMatchObject({ status: 'succeeded' });
    expect(await shop.provider.listReversedPayments(new Date(0))).toEqual([shop.id]);
  });
});

describe('listing', () => {
  it('pages oldest first and misses or repeats none, also within one millisecond', async () => {
    const shop = setUp();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      if (index === 4) shop.pass(1000);
      ids.push((await shop.create()).payment.id);
    }
    const paymentIds: string[] = [];
    for (let more = true; more; ) {
      const page = await shop.provider.list({
        createdSince: new Date(0),
        startingAfter: paymentIds.at(-1) ?? null,
        limit: 2,
      });
      paymentIds.push(...page.payments.map((payment) => payment.id));
      more = page.hasMore;
    }
    expect(paymentIds).toEqual(ids);
    const recent = await shop.provider.list({
      createdSince: new Date('2026-11-20T10:00:01Z'),
      startingAfter: null,
      limit: 100,
    });
    expect(recent.payments.map((payment) => payment.id)).toEqual(ids.slice(4));
    await expect(
      shop.provider.list({ createdSince: new Date(0), startingAfter: 'pi_x', limit: 1 }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('the balance', () => {
  const span = { from: new Date(0), until: new Date('2100-01-01') };

  it('keeps what each method costs, what went back without it, and what a bank took and brought back', async () => {
    const shop = setUp();
    const ideal = await shop.create();
    await shop.pay(ideal.clientSecret, { type: 'ideal' });
    await shop.decide('bank', ideal.payment.id, 'approve');
    const paid = await shop.create(10_000);
    await shop.pay(paid.clientSecret, good);
    await shop.provider.refund(refund(paid.payment.id, 1000, 'r'));
    const contested = await shop.create();
    await shop.pay(contested.clientSecret, card('4000000000000259'));
    shop.pass(seconds(5));
    await shop.provider.retrieve(contested.payment.id);
    shop.pass(minutes(10));
    const balanceEntries = await shop.provider.listBalance(span);
    expect(balanceEntries.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['payment', 2495, 29],
      ['payment', 10_000, 175],
      ['refund', -1000, 0],
      ['payment', 2495, 62],
      ['dispute', -2495, 2000],
      ['dispute', 2495, 0],
    ]);
    expect(balanceEntries.map(({ paymentId }) => paymentId)).toContain(ideal.payment.id);
    const since = { ...span, from: new Date(balanceEntries[3]?.at ?? 0) };
    expect(await shop.provider.listBalance(since)).toHaveLength(
      6 - balanceEntries.filter(({ at }) => at < since.from).length,
    );
  });

  it('reaches the bank two working days later, a weekend and a holiday left out, once and in full', async () => {
    // 20 November 2026 is a Friday.
    const shop = setUp();
    const { clientSecret } = await shop.create();
    await shop.pay(clientSecret, good);
    shop.pass(3 * 86_400_000);
    expect(await shop.provider.listPayouts(new Date(0))).toEqual([]);
    shop.pass(86_400_000);
    const [payout, ...others] = await shop.provider.listPayouts(new Date(0));
    expect(others).toEqual([]);
    expect(payout).toMatchObject({ amount: 2433, status: 'pending', arrivesOn: '2026-11-25' });
    expect(payout?.createdAt).toEqual(new Date('2026-11-24T08:00:00Z'));
    const balanceEntries = await shop.provider.listBalance(span);
    expect(balanceEntries.at(-1)).toMatchObject({ kind: 'payout', amount: -2433, payoutId: payout?.id });
    expect(await shop.provider.listPaidOut(payout?.id ?? '')).toEqual([balanceEntries[0]?.id]);
    shop.pass(86_400_000);
    expect(await shop.provider.listPayouts(new Date(0))).toMatchObject([{ status: 'paid' }]);
  });
});

describe('the file', () => {
  it('holds no card number, expiry or cvc after every kind of card', async () => {
    const shop = setUp();
    const numbers = [
      '4242424242424242',
      '4000000000009995',
      '4000002500003155',
      '4539578763621486',
      '4242424242424241',
    ];
    for (const number of numbers) {
      const { clientSecret } = await shop.create();
      await shop.pay(clientSecret, { type: 'card', number, expiry: '07 / 39', cvc: '9173' });
    }
    const files = readdirSync(shop.folder);
    expect(files).toContain('sandbox-payments.sqlite-wal');
    for (const name of files) {
      const bytes = readFileSync(join(shop.folder, name)).toString('latin1');
      for (const secret of [...numbers, '4242 4242', '07 / 39', '0739']) expect(bytes).not.toContain(secret);
    }
  });

  it('is readable by its owner only', () => {
    const shop = setUp();
    expect(statSync(shop.options.file).mode & 0o077).toBe(0);
  });

  it('is shared by several providers at once', async () => {
    const shop = setUp();
    const neighbour = createSandboxProvider(shop.options);
    cleanUps.push(() => neighbour.stop());
    const { payment, clientSecret } = await shop.create();
    await neighbour.confirm({ clientSecret, returnUrl: null, paymentMethod: good });
    expect(await shop.provider.retrieve(payment.id)).toMatchObject({ status: 'succeeded' });
  });

  it('keeps everything over a restart', async () => {
    const shop = setUp();
    const { payment, clientSecret } = await shop.create();
    await shop.pay(clientSecret, good);
    await shop.stop();
    cleanUps.pop();
    await expect(shop.provider.retrieve(payment.id)).rejects.toThrow(PaymentProviderUnavailable);
    const again = createSandboxProvider(shop.options);
    cleanUps.push(() => again.stop());
    expect(await again.provider.retrieve(payment.id)).toMatchObject({
      status: 'succeeded',
      amountReceived: 2495,
    });
  });
});
