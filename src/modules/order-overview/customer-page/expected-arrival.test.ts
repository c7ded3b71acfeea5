// Tests of the expected delivery date: counted from the order time, or from the shipping date once that is
// known.

import { expect, test } from 'vitest';
import { expectedArrival } from './expected-arrival.ts';

const createdAt = new Date('2026-11-20T09:00:00Z');

test('an order of a Friday morning is expected on Monday, and later when it left later', () => {
  expect(expectedArrival({ createdAt, shippedAt: null, country: 'NL' }, '16:00')).toBe('2026-11-23');
  const shippedAt = new Date('2026-11-23T16:00:00Z');
  expect(expectedArrival({ createdAt, shippedAt, country: 'NL' }, '16:00')).toBe('2026-11-24');
});

test('no day is promised where the carrier gives none', () => {
  expect(expectedArrival({ createdAt, shippedAt: createdAt, country: 'US' }, '16:00')).toBeNull();
});
