// Tests that the stand-in refuses what Stripe refuses; otherwise tests with it would prove nothing.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '#tests/fakes/stripe/stripe-stand-in.ts';
import { callHttp } from '#tests/support/http-call.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
});
afterAll(() => stripe.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  callHttp({
    method: 'POST',
    url: `${stripe.url}${path}`,
    body,
    headers: {
      authorization: `Bearer ${stripe.secretKey}`,
      'stripe-version': '2026-10-28.endive',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const create = (rest: string, headers?: Record<string, string>) =>
  post('/v1/payment_intents', `amount=2495&currency=eur${rest}`, headers);

describe('a payment', () => {
  test.each([
    ['plain', ''],
    ['with the methods of the account', '&automatic_payment_methods[enabled]=true'],
    ['with a list of methods', '&allowed_payment_method_types[0]=ideal&allowed_payment_method_types[1]=wero'],
    [
      'with metadata and an address',
      '&metadata[order_reference]=a&shipping[name]=A&shipping[address][line1]=Dam 1',
    ],
  ])('%s is taken', async (_, rest) => {
    expect(await create(rest)).toMatchObject({
      status: 200,
      body: { object: 'payment_intent', amount: 2495 },
    });
  });

  test.each([
    [
      'with methods named the old way',
      '&payment_method_types[0]=card',
      'payment_method_types_no_longer_supported',
    ],
    ['with a parameter nobody knows', '&amont=1', 'parameter_unknown'],
    [
      'with a nested boolean that is none',
      '&automatic_payment_methods[enabled]=perhaps',
      'parameter_invalid',
    ],
    ['of less than 50 cents', '&amount=49', 'amount_too_small', 'currency=eur&amount=49'],
    ['of half a cent', '', 'parameter_invalid_integer', 'currency=eur&amount=99.5'],
    ['without a currency', '', 'parameter_missing', 'amount=100'],
    [
      'with two ways to choose methods',
      '&automatic_payment_methods[enabled]=true&allowed_payment_method_types[0]=ideal',
      undefined,
    ],
    ['with a value of metadata that is too long', `&metadata[a]=${'x'.repeat(501)}`, undefined],
  ])('%s is refused in Stripe’s envelope', async (_, rest, code, whole?: string) => {
    const { status, headers, body } = await (whole ? post('/v1/payment_intents', whole) : create(rest));
    expect(status).toBe(400);
    expect(headers['request-id']).toMatch(/^req_/);
    expect(body).toMatchObject({ error: { type: 'invalid_request_error', ...(code ? { code } : {}) } });
  });

  test('asked for with a used key and other parameters is an idempotency error, with the same ones the first answer', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await create('', headers);
    expect((await create('', headers)).body).toEqual(first.body);
    expect(await create('&metadata[a]=b', headers)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
  });

  test('asked for twice at the same moment with one key is one payment', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const [one, other] = await Promise.all([create('', headers), create('', headers)]);
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
  });
});

test('a typing error in a refund is refused', async () => {
  expect(await post('/v1/refunds', 'payment_intent=pi_1&amont=1')).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_unknown', param: 'amont' } },
  });
});

test('a foreign key, another version and an unknown address are refused', async () => {
  expect((await create('', { authorization: 'Bearer sk_test_x' })).status).toBe(401);
  expect((await create('', { 'stripe-version': '2024-06-20' })).status).toBe(400);
  expect((await post('/v1/charges', 'amount=1')).status).toBe(404);
});
