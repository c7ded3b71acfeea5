// Tests the sandbox's routes over HTTP, with the real sandbox provider and the shop's own error responses.
// Most tests are about return URLs: a bad one would make the bank page send shoppers to another site.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandboxProvider } from '#integrations/sandbox-payments/sandbox-payments.ts';
import { answerProblems } from '#platform/http/problem-replies.ts';
import { createZodServer } from '#platform/http/zod-server.ts';
import { cents } from '#shared/money.ts';
import type { RouteGuards } from '../serve.ts';
import { sandboxRoutes } from './sandbox.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const publicUrl = 'https://shop.test';

/** Guards and limits for these tests, which let every request pass. */
const NO_GUARDS: RouteGuards = {
  guards: {
    session: shut,
    operator: shut,
    owner: shut,
    ownerOrMachine: shut,
    operatorOrMonitor: shut,
    visitorOrOperator: shut,
  },
  requireProof: shut,
  refuseCrossOrigin: shut,
  forged: () => ({ max: 1, timeWindow: 1 }),
  limits: { checkout: {}, logIn: {}, contacts: {}, reviews: {}, statistics: {}, withdrawals: {} },
};
async function shut(): Promise<void> {
  throw new Error('No guard stands before the sandbox');
}

async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const sandbox = createSandboxProvider({
    file: join(folder, 'sandbox-payments.sqlite'),
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    webhookUrl: () => 'http://127.0.0.1:9/',
    webhookSecret: 'whsec_test',
    publicUrl,
    webhookMode: 'lost',
    log: { warn: () => {} },
  });
  cleanUps.push(() => sandbox.stop());
  const app = createZodServer();
  answerProblems(app);
  await app.register(sandboxRoutes({ sandbox, publicUrl }, NO_GUARDS));
  cleanUps.push(() => app.close());
  const { payment, clientSecret } = await sandbox.provider.create({
    amount: cents(2495),
    reference: 'r',
    idempotencyKey: 'k',
  });
  const confirm = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/stripe/sandbox/confirm', payload });
  const decide = (step: string, body: string) =>
    app.inject({
      method: 'POST',
      url: `/sandbox/${step}/${payment.id}`,
      payload: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { app, sandbox, id: payment.id, clientSecret, confirm, decide };
}

const card = (number: string) => ({ type: 'card', number, expiry: '12 / 34', cvc: '123' });

describe('POST /api/stripe/sandbox/confirm', () => {
  it('answers 200 with the payment', async () => {
    const { confirm, clientSecret, id } = await setUp();
    const answer = await confirm({ clientSecret, paymentMethod: card('4242 4242 4242 4242') });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ paymentIntent: { id, status: 'succeeded', amount: 2495 } });
  });

  it('answers 200 with where to go for a bank method and for 3-D Secure', async () => {
    const { confirm, clientSecret, id } = await setUp();
    const bank = await confirm({
      clientSecret,
      returnUrl: '/checkout-success',
      paymentMethod: { type: 'ideal' },
    });
    expect(bank.json()).toEqual({
      paymentIntent: { id, status: 'requires_action', amount: 2495 },
      redirectUrl: `/sandbox/bank/${id}`,
    });
    const secure = await confirm({ clientSecret, paymentMethod: card('4000002500003155') });
    expect(secure.json()).toMatchObject({ redirectUrl: `/sandbox/3ds/${id}` });
  });

  it('answers 402 with code, decline code and Dutch message for a decline', async () => {
    const { confirm, clientSecret, id } = await setUp();
    const answer = await confirm({ clientSecret, paymentMethod: card('4000000000009995') });
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toEqual({
      paymentIntent: { id, status: 'requires_payment_method', amount: 2495 },
      error: {
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
      },
    });
    const expired = await confirm({
      clientSecret,
      paymentMethod: { ...card('4242424242424242'), expiry: '01/20' },
    });
    expect(expired.json().error).toEqual({
      code: 'expired_card',
      message: 'Je kaart is verlopen. Gebruik een geldige kaart.',
    });
  });

  it('answers 404 for an unknown client secret', async () => {
    const { confirm, id } = await setUp();
    const answer = await confirm({ clientSecret: `${id}_secret_wrong`, paymentMethod: { type: 'paypal' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'payment_not_found' });
  });

  for (const [what, payload] of [
    ['no method', {}],
    ['an unknown method', { paymentMethod: { type: 'cash' } }],
    ['a card without cvc', { paymentMethod: { type: 'card', number: '4242424242424242', expiry: '12/34' } }],
    ['a number that is no text', { paymentMethod: { ...card(''), number: 4242424242424242 } }],
  ] as const) {
    it(`answers 422 for ${what}, and repeats no card number`, async () => {
      const { confirm, clientSecret } = await setUp();
      const answer = await confirm({ clientSecret, ...payload });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).not.toContain('4242');
    });
  }

  for (const returnUrl of [
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/\t/evil.test',
    'https://shop.test.evil.test/',
    'https://shop.test@evil.test/',
    'https://me:pw@shop.test/',
    'http://shop.test/',
    'https://shop.test:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ]) {
    it(`answers 422 for the return address ${JSON.stringify(returnUrl)}`, async () => {
      const { confirm, clientSecret, sandbox, id } = await setUp();
      const answer = await confirm({ clientSecret, returnUrl, paymentMethod: { type: 'ideal' } });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ path: 'returnUrl' }] });
      expect(await sandbox.provider.retrieve(id)).toMatchObject({ status: 'requires_payment_method' });
    });
  }

  for (const returnUrl of [
    'https://shop.test/checkout-success?variant=1x',
    'https://shop.test:443/x',
    '/checkout-success',
    '/a?b=/c#d',
  ]) {
    it(`takes the return address ${returnUrl}`, async () => {
      const { confirm, clientSecret } = await setUp();
      const answer = await confirm({ clientSecret, returnUrl, paymentMethod: { type: 'ideal' } });
      expect(answer.statusCode).toBe(200);
    });
  }
});

describe('the bank pages', () => {
  it('are HTML under a policy without scripts, never cached', async () => {
    const { app, confirm, clientSecret, id } = await setUp();
    await confirm({ clientSecret, paymentMethod: { type: 'ideal' } });
    const page = await app.inject(`/sandbox/bank/${id}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*style-src 'self'.*form-action 'self'/,
      ),
    });
    expect(page.body).toContain('Betaling goedkeuren');
  });

  for (const [action, status, redirectStatus] of [
    ['approve', 'succeeded', 'succeeded'],
    ['refuse', 'requires_payment_method', 'failed'],
    ['later', 'processing', 'pending'],
  ] as const) {
    it(`${action} answers 303 to the shop with redirect_status ${redirectStatus}`, async () => {
      const { confirm, decide, clientSecret, sandbox, id } = await setUp();
      await confirm({
        clientSecret,
        returnUrl: 'https://shop.test/klaar?a=1',
        paymentMethod: { type: 'bancontact' },
      });
      const answer = await decide('bank', `action=${action}`);
      expect(answer.statusCode).toBe(303);
      const location = new URL(answer.headers.location ?? '');
      expect(`${location.origin}${location.pathname}`).toBe('https://shop.test/klaar');
      expect(Object.fromEntries(location.searchParams)).toEqual({
        a: '1',
        payment_intent: id,
        payment_intent_client_secret: clientSecret,
        redirect_status: redirectStatus,
      });
      expect(await sandbox.provider.retrieve(id)).toMatchObject({ status });
    });
  }

  it('take no other decision, and no "later" in the 3-D Secure step', async () => {
    const { confirm, decide, clientSecret } = await setUp();
    await confirm({ clientSecret, paymentMethod: card('4000002500003155') });
    expect((await decide('bank', 'action=steal')).statusCode).toBe(422);
    expect((await decide('bank', '')).statusCode).toBe(422);
    expect((await decide('3ds', 'action=later')).statusCode).toBe(422);
    expect((await decide('3ds', `action=${'a'.repeat(2000)}`)).statusCode).toBe(413);
    expect((await decide('3ds', 'action=approve')).statusCode).toBe(303);
  });

  it('answer 404 for a payment nobody knows', async () => {
    const { app } = await setUp();
    const page = await app.inject('/sandbox/bank/pi_unknown');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('We kunnen deze betaling niet vinden');
  });

  it('have a style sheet', async () => {
    const { app } = await setUp();
    const answer = await app.inject('/sandbox/bank.css');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('answer 503 when the file is out of reach', async () => {
    const { app, sandbox, confirm, clientSecret, id } = await setUp();
    await sandbox.stop();
    cleanUps.splice(1, 1);
    const answers = [
      await confirm({ clientSecret, paymentMethod: { type: 'paypal' } }),
      await app.inject(`/sandbox/bank/${id}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'payment_provider_unavailable' });
    }
  });
});
