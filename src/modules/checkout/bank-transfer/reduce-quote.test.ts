// Tests the reduction of a quote to a lower amount the shop accepted: lines, discount and VAT add up to the
// money received.

import { expect, test } from 'vitest';
import { quote } from '#modules/pricing/quote.ts';
import { cents } from '#shared/money.ts';
import { reduceQuoteTo } from './reduce-quote.ts';

const original = quote({
  variant: { code: '2x', label: '2 potten', quantity: 2, price: cents(3743) },
  country: 'DE',
  shippingFee: cents(995),
  vatRate: 21,
  coupon: null,
});

test('what is missing becomes discount, and its VAT is that of what was paid', () => {
  const less = reduceQuoteTo(original, cents(4000));
  expect(less).toMatchObject({ discount: 738, total: 4000, vat: { rate: 21, amount: 694 } });
  expect(less.subtotal - less.discount + less.shipping).toBe(4000);
  expect(less.text).toMatchObject({ discount: '7,38', total: '40,00' });
});

test('enough, or more, leaves it as it was', () => {
  expect(reduceQuoteTo(original, original.total)).toBe(original);
  expect(reduceQuoteTo(original, cents(9900))).toBe(original);
});
