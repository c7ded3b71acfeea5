// Tests the total that the customer expects to pay after entering a coupon code.

import { expect, test } from 'vitest';
import { expectedTotal } from './form-effects.ts';

const quote = {
  variant: '1x',
  quantity: 1,
  country: 'DE',
  subtotal: 2495,
  discount: 0,
  shipping: 995,
  total: 3490,
  text: { subtotal: '24,95', discount: '0,00', shipping: '9,95', total: '34,90' },
};

test('the expected total is subtotal minus discount plus shipping', () => {
  expect(expectedTotal(quote, 2.5)).toBe(32.4);
  expect(expectedTotal(quote, '2.50')).toBe(32.4);
});

test('a discount above the subtotal leaves the shipping', () => {
  expect(expectedTotal(quote, 100)).toBe(9.95);
});

test('an unknown discount leaves nothing to compare', () => {
  expect(expectedTotal(quote, undefined)).toBeNull();
});
