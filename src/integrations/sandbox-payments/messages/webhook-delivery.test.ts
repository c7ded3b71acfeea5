// Tests webhooks as a listening shop receives them: shape, signature, retries, and delivery faults. The shop
// is a real server on loopback; only the clock is simulated.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProviderEvent } from '#modules/payments/payment-provider.port.ts';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';
import { days, seconds } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import type { SandboxTimings } from '../options.ts';
import { createSandboxProvider, type WebhookMode } from '../sandbox-payments.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/**
 * Starts a server in the place of the shop, on a random loopback port. `answer` returns the status of the
 * response from the number of requests so far.
 */
async function listen(answer: (count: number) => number | Promise<number> = () => 200) {
  const bodies: { raw: Buffer; signature: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const signature = request.headers['stripe-signature'];
    bodies.push({
      raw: Buffer.concat(chunks),
      signature: typeof signature === 'string' ? signature : undefined,
    });
    response.statusCode = await answer(bodies.length);
    response.end();
  });
  const port = await listenOnFreePort(server);
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}/api/stripe/webhook`, bodies };
}

async function setUp(
  webhookMode: WebhookMode,
  answer?: (count: number) => number | Promise<number>,
  timings: Partial<SandboxTimings> = {},
) {
  const shop = await listen(answer);
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const time = { now: new Date('2026-11-20T10:00:00Z').getTime() };
  const log = { warn: vi.fn() };
  const open = (mode: WebhookMode = webhookMode) => {
    const sandbox = createSandboxProvider({
      file: join(folder, 'sandbox-payments.sqlite'),
      clock: { now: () => new Date(time.now) },
      webhookUrl: () => shop.url,
      webhookSecret: 'whsec_test',
      publicUrl: 'http://shop.test',
      webhookMode: mode,
      log,
      timings,
    });
    cleanUps.push(() => sandbox.stop());
    return sandbox;
  };
  const sandbox = open();
  let count = 0;
  async function pay(number = '4242424242424242') {
    count += 1;
    const created = await sandbox.provider.create({
      amount: cents(2495),
      reference: 'r',
      idempotencyKey: `k${count}`,
    });
    const paymentMethod = { type: 'card', number, expiry: '12/34', cvc: '123' } as const;
    await sandbox.confirm({ clientSecret: created.clientSecret, returnUrl: null, paymentMethod });
    return created.payment.id;
  }
  const received = (): (ProviderEvent | null)[] =>
    shop.bodies.map(({ raw, signature }) => {
      const event = sandbox.provider.verifyEvent(raw, { 'stripe-signature': signature });
      return typeof event === 'string' ? null : event;
    });
  const kinds = () => received().map((event) => event?.type);
  return { shop, sandbox, open, pay, received, kinds, time, log };
}

describe('an event', () => {
  it("has Stripe's shape and a signature that verifies", async () => {
    const { sandbox, shop, pay, received } = await setUp('normal');
    const id = await pay();
    await sandbox.runDue();
    expect(JSON.parse(shop.bodies[0]?.raw.toString() ?? '')).toMatchObject({
      id: expect.stringMatching(/^evt_[A-Za-z0-9]{24}$/),
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      api_version: '2026-10-28.endive',
      data: {
        object: {
          id,
          object: 'payment_intent',
          status: 'succeeded',
          amount: 2495,
          amount_received: 2495,
          currency: 'eur',
        },
      },
    });
    expect(received()).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'payment_intent.succeeded',
        about: 'payment',
        paymentId: id,
        traceparent: null,
        createdAt: new Date('2026-11-20T10:00:00Z'),
      },
    ]);
  });

  it('is not believed when altered, unsigned, stale or no event at all', async () => {
    const { sandbox, shop, pay, time } = await setUp('normal');
    await pay();
    await sandbox.runDue();
    const { raw, signature } = shop.bodies[0] ?? { raw: Buffer.alloc(0), signature: undefined };
    const { verifyEvent } = sandbox.provider;
    expect(verifyEvent(raw, { 'stripe-signature': signature })).toMatchObject({
      paymentId: expect.any(String),
    });
    expect(verifyEvent(Buffer.concat([raw, Buffer.from(' ')]), { 'stripe-signature': signature })).toBe(
      'invalid_signature',
    );
    expect(verifyEvent(raw, {})).toBe('invalid_signature');
    expect(verifyEvent(raw, { 'stripe-signature': 't=1,v1=00' })).toBe('invalid_signature');
    time.now += seconds(301);
    expect(verifyEvent(raw, { 'stripe-signature': signature })).toBe('invalid_signature');
  });

  it('follows each change, and none follows creation or a mistyped card', async () => {
    const { sandbox, pay, kinds, time } = await setUp('normal');
    await pay('4242424242424241');
    await pay('4000000000000002');
    await sandbox.runDue();
    expect(kinds()).toEqual(['payment_intent.payment_failed']);
    const created = await sandbox.provider.create({
      amount: cents(500),
      reference: 'r',
      idempotencyKey: 'x',
    });
    await sandbox.confirm({
      clientSecret: created.clientSecret,
      returnUrl: null,
      paymentMethod: { type: 'ideal' },
    });
    await sandbox.runDue();
    await sandbox.decide('bank', created.payment.id, 'later');
    await sandbox.runDue();
    time.now += seconds(60);
    await sandbox.runDue();
    const canceled = await sandbox.provider.create({
      amount: cents(500),
      reference: 'r',
      idempotencyKey: 'y',
    });
    await sandbox.provider.cancel(canceled.payment.id, 'abandoned');
    await sandbox.runDue();
    expect(kinds().slice(1)).toEqual([
      'payment_intent.requires_action',
      'payment_intent.processing',
      'payment_intent.succeeded',
      'payment_intent.canceled',
    ]);
  });

  it('tells of refunds, failed refunds, disputes and fraud warnings, and names the payment', async () => {
    const { sandbox, pay, received, time } = await setUp('normal');
    const failing = await pay('4000000000005126');
    const slow = await pay('4000000000007726');
    await pay('4000000000000259');
    await pay('4000000000005423');
    await sandbox.provider.refund({ paymentId: failing, amount: cents(100), idempotencyKey: 'f' });
    await sandbox.provider.refund({ paymentId: slow, amount: cents(100), idempotencyKey: 's' });
    await sandbox.runDue();
    time.now += seconds(5);
    await sandbox.runDue();
    const events = received();
    const kindsOf = (id: string) =>
      events
        .filter((event) => event?.paymentId === id)
        .map((event) => event?.type)
        .toSorted();
    expect(kindsOf(failing)).toEqual([
      'charge.refunded',
      'payment_intent.succeeded',
      'refund.created',
      'refund.failed',
    ]);
    expect(kindsOf(slow)).toEqual([
      'charge.refunded',
      'payment_intent.succeeded',
      'refund.created',
      'refund.updated',
    ]);
    const all = events.map((event) => event?.type);
    expect(all).toContain('charge.dispute.created');
    expect(all).toContain('radar.early_fraud_warning.created');
    expect(events.every((event) => event?.paymentId?.startsWith('pi_'))).toBe(true);
  });
});

describe('delivery', () => {
  it('starts by itself right after the change', async () => {
    const { sandbox, pay, kinds } = await setUp('normal', undefined, { pollEvery: seconds(60) });
    sandbox.start();
    await pay();
    await expect.poll(() => kinds()).toEqual(['payment_intent.succeeded']);
  });

  it('is repeated with growing pauses until the shop says 2xx, with the same id and a fresh signature', async () => {
    const { sandbox, pay, shop, time, received } = await setUp(
      'normal',
      (count) => [500, 302, 204][count - 1] ?? 200,
    );
    await pay();
    await sandbox.runDue();
    time.now += 999;
    await sandbox.runDue();
    expect(shop.bodies).toHaveLength(1);
    time.now += 1;
    await sandbox.runDue();
    expect(shop.bodies).toHaveLength(2);
    time.now += 1999;
    await sandbox.runDue();
    expect(shop.bodies).toHaveLength(2);
    time.now += 1;
    await sandbox.runDue();
    expect(shop.bodies).toHaveLength(3);
    time.now += days(1);
    await sandbox.runDue();
    expect(shop.bodies).toHaveLength(3);
    expect(new Set(shop.bodies.map((body) => body.raw.toString())).size).toBe(1);
    expect(new Set(shop.bodies.map((body) => body.signature)).size).toBe(3);
    time.now -= days(1);
    expect(new Set(received().map((event) => event?.id)).size).toBe(1);
  });

  it('is given up after three days', async () => {
    const { sandbox, pay, shop, time, log } = await setUp('normal', () => 503);
    await pay();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await sandbox.runDue();
      time.now += days(1);
    }
    expect(shop.bodies).toHaveLength(4);
    expect(log.warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ givenUp: true, problem: 'status 503' }),
      expect.any(String),
    );
  });

  it('survives a shop that hangs, and a restart after it', async () => {
    const { sandbox, open, pay, time, kinds } = await setUp(
      'normal',
      (count) =>
        count === 1 ? new Promise<number>((resolve) => setTimeout(() => resolve(200), 2000).unref()) : 200,
      { requestTimeout: 500 },
    );
    await pay();
    await sandbox.runDue();
    await sandbox.stop();
    cleanUps.pop();
    time.now += seconds(1);
    const again = open();
    await again.runDue();
    expect(kinds()).toHaveLength(2);
  });

  it('is shared: two processes looking at the same time send each event once', async () => {
    const { sandbox, open, pay, shop } = await setUp('normal');
    const neighbour = open();
    for (let count = 0; count < 40; count += 1) await pay();
    await Promise.all([sandbox.runDue(), neighbour.runDue(), sandbox.runDue(), neighbour.runDue()]);
    expect(shop.bodies).toHaveLength(40);
    expect(new Set(shop.bodies.map((body) => body.raw.toString())).size).toBe(40);
  });

  it('takes over what a dead process had on its way once its lease ended', async () => {
    let hang: (status: number) => void = () => {};
    const { sandbox, open, pay, shop, time } = await setUp('normal', (count) =>
      count === 1
        ? new Promise<number>((resolve) => {
            hang = resolve;
          })
        : 200,
    );
    await pay();
    const first = sandbox.runDue();
    await expect.poll(() => shop.bodies).toHaveLength(1);
    const neighbour = open();
    await neighbour.runDue();
    expect(shop.bodies).toHaveLength(1);
    time.now += seconds(26);
    await neighbour.runDue();
    expect(shop.bodies).toHaveLength(2);
    hang(500);
    await first;
    time.now += seconds(60);
    await neighbour.runDue();
    expect(shop.bodies).toHaveLength(2);
  });
});

describe('webhook modes', () => {
  it('duplicate sends every event two or three times', async () => {
    const { sandbox, pay, received } = await setUp('duplicate');
    await pay();
    await pay();
    await sandbox.runDue();
    const times = Object.values(Object.groupBy(received(), (event) => event?.id ?? '')).map(
      (copies) => copies?.length,
    );
    expect(times.toSorted()).toEqual([2, 3]);
  });

  it('late sends after 5 seconds', async () => {
    const { sandbox, pay, kinds, time } = await setUp('late');
    await pay();
    await sandbox.runDue();
    time.now += 4999;
    await sandbox.runDue();
    expect(kinds()).toEqual([]);
    time.now += 1;
    await sandbox.runDue();
    expect(kinds()).toEqual(['payment_intent.succeeded']);
  });

  it('reordered sends the newest first', async () => {
    const { sandbox, pay, received, time } = await setUp('reordered');
    const ids = [await pay()];
    time.now += 399;
    ids.push(await pay(), await pay());
    await sandbox.runDue();
    expect(received()).toEqual([]);
    time.now += 1;
    await sandbox.runDue();
    expect(received().map((event) => event?.paymentId)).toEqual(ids.toReversed());
  });

  it('lost sends nothing, not even after a restart in another mode', async () => {
    const { sandbox, open, pay, shop, time } = await setUp('lost');
    await pay();
    await sandbox.runDue();
    time.now += days(1);
    await open('normal').runDue();
    expect(shop.bodies).toEqual([]);
  });
});
