import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { calculateRefundAmount } from './calculate-refund-amount.ts';

const order = { total: cents(4238), shippingCost: cents(495) };
const worth = (pieces: number, overrides: Partial<Parameters<typeof calculateRefundAmount>[0]> = {}) =>
  calculateRefundAmount({
    order,
    all: 2,
    before: 0,
    pieces,
    deduction: cents(0),
    refundable: cents(4238),
    ...overrides,
  });

test('a part is worth its share of the goods, and the last part the rest with the sending', () => {
  expect(worth(1)).toEqual({ goods: 1872, shipping: 0, due: 1872 });
  expect(worth(1, { before: 1, refundable: cents(2366) })).toEqual({ goods: 1871, shipping: 495, due: 2366 });
  expect(worth(2)).toEqual({ goods: 3743, shipping: 495, due: 4238 });
});

test('what is kept for wear comes off, and nothing goes below nothing or above what is left', () => {
  expect(worth(1, { deduction: cents(500) }).due).toBe(1372);
  expect(worth(1, { deduction: cents(9999) }).due).toBe(0);
  expect(worth(2, { refundable: cents(1000) }).due).toBe(1000);
});

test('a return in which nothing came is worth nothing', () => {
  expect(worth(0)).toEqual({ goods: 0, shipping: 0, due: 0 });
});
