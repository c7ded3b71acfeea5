// Tests that each error of a payment that could not be prepared is translated into the right `kind` of
// failure.

import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-client.ts';
import { readPrepareFailure, SERVICE_UNAVAILABLE } from './checkout-failures.ts';

const problem = (status: number, body: object) => new ApiError(status, JSON.stringify(body));
const quote = {
  variant: '2x',
  quantity: 2,
  country: 'NL',
  subtotal: 3990,
  discount: 0,
  shipping: 0,
  total: 3990,
  text: { subtotal: '39,90', discount: '0,00', shipping: '0,00', total: '39,90' },
};

test('a changed price carries the right quote', () => {
  const failure = readPrepareFailure(problem(409, { code: 'price_changed', detail: 'Nieuwe prijs', quote }));
  expect(failure).toEqual({ kind: 'price_changed', quote });
});

test('a changed price without a readable quote can only be tried again', () => {
  expect(readPrepareFailure(problem(409, { code: 'price_changed', detail: '' })).kind).toBe('unavailable');
});

test('sold out, a refused coupon and a refused country are told apart', () => {
  expect(readPrepareFailure(problem(409, { code: 'sold_out', detail: '' }))).toEqual({ kind: 'sold_out' });
  expect(readPrepareFailure(problem(422, { code: 'coupon_invalid', detail: 'Verlopen' }))).toEqual({
    kind: 'coupon_invalid',
    message: 'Verlopen',
  });
  const errors = [{ path: 'country', message: 'We bezorgen niet in dit land' }];
  expect(readPrepareFailure(problem(422, { code: 'validation_failed', detail: '', errors }))).toEqual({
    kind: 'country_refused',
    message: 'We bezorgen niet in dit land',
  });
});

test('an outage, a lost connection and a strange answer can be tried again', () => {
  expect(readPrepareFailure(problem(503, { code: 'payment_unavailable', detail: '' }))).toBe(
    SERVICE_UNAVAILABLE,
  );
  expect(readPrepareFailure(problem(503, { code: 'shop_closed', detail: '' }))).toMatchObject({
    kind: 'unavailable',
    firstPause: 60,
    message: expect.stringContaining('geen bestellingen'),
  });
  expect(readPrepareFailure(new TypeError('Failed to fetch'))).toMatchObject({
    message: expect.stringContaining('verbinding'),
  });
  expect(readPrepareFailure(new ApiError(429, ''))).toMatchObject({
    message: expect.stringContaining('druk'),
    firstPause: 60,
  });
  expect(readPrepareFailure(new Error('parse'))).toBe(SERVICE_UNAVAILABLE);
});
