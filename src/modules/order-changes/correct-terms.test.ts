// Tests that amounts set by an operator always add up to the total of the order.

import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import type { Terms } from './change-contract.ts';
import { correctTerms } from './correct-terms.ts';

const line = (amount: number, label = '2 potten') => ({
  label,
  quantity: 1,
  unitAmount: cents(amount),
  amount: cents(amount),
});
const terms: Terms = {
  variantCode: '2x',
  quantity: 2,
  country: 'NL',
  lines: [line(3743)],
  couponCode: null,
  couponTerms: null,
  subtotal: cents(3743),
  discount: cents(0),
  shipping: cents(495),
  total: cents(4238),
  vat: { rate: 21, amount: cents(736) },
};
const sumOf = ({ subtotal, discount, shipping }: Terms) => subtotal - discount + shipping;

test('another shipping fee or discount changes the total and the tax in it', () => {
  const corrected = correctTerms(terms, { shipping: cents(0), discount: cents(743) });
  expect(corrected).toMatchObject({ total: 3000, vat: { rate: 21, amount: 521 } });
});

test('a lower total becomes discount, a higher one a line of its own', () => {
  expect(correctTerms(terms, { total: cents(4000) })).toMatchObject({ discount: 238, subtotal: 3743 });
  const higher = correctTerms(terms, { total: cents(5000) });
  expect(higher.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['2 potten', 3743],
    ['Correctie', 762],
  ]);
});

test('whatever is set, the amounts add up and nothing is negative', () => {
  for (let total = 0; total < 9000; total += 137)
    for (const discount of [undefined, cents(0), cents(1000)])
      for (const shipping of [undefined, cents(0), cents(1995)]) {
        const corrected = correctTerms(terms, { total: cents(total), discount, shipping });
        expect(sumOf(corrected)).toBe(total);
        expect(corrected.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(corrected.subtotal);
        expect(Math.min(corrected.discount, corrected.vat.amount, corrected.subtotal)).toBeGreaterThanOrEqual(
          0,
        );
      }
});

test('a discount beyond what is to be paid is refused', () => {
  expect(() => correctTerms(terms, { discount: cents(9999) })).toThrow();
});
