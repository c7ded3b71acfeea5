// Tests that the payment ids of free orders, bank orders and the provider can be told apart.

import { expect, test } from 'vitest';
import { freePaymentId, paymentReferenceOf } from './payment-reference.ts';

const AGREEMENT = '0b8a8c1e-4d2f-4f6a-9c3b-2f1e0d9c8b7a';

test('an agreement with nothing to pay has one id, which is free', () => {
  const id = freePaymentId(AGREEMENT);
  expect(id).toBe('free_0b8a8c1e4d2f4f6a9c3b2f1e0d9c8b7a');
  expect(freePaymentId(AGREEMENT)).toBe(id);
  expect(paymentReferenceOf(id)).toEqual({ kind: 'free', id });
});

test.each(['pi_3OqT', 'pi_free_3OqT', 'sandbox_1', 'free', ''])('%j is a payment of the provider', (id) => {
  expect(paymentReferenceOf(id)).toEqual({ kind: 'provider', id });
});
