// Tests the number of days the stock lasts, on which operators base their purchases.

import { expect, test } from 'vitest';
import { daysCounted, daysOfStock } from './days-of-stock.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);

test.each([
  [280, 280, 28],
  [100, 28, 100],
  [99, 56, 49],
  [0, 10, 0],
  [500, 0, null],
  [500, -3, null],
])('%i on hand and %i sold in 28 days last %s days', (onHand, sold, expected) => {
  expect(daysOfStock(onHand, sold)).toBe(expected);
});

test('what was counted for the first time four days ago is judged by four days', () => {
  expect(daysCounted(at('2026-11-20'), at('2026-11-24'))).toBe(4);
  expect(daysOfStock(100, 20, 4)).toBe(20);
});

test('no more than 28 days count, and no fewer than one', () => {
  expect(daysCounted(at('2026-01-01'), at('2026-11-24'))).toBe(28);
  expect(daysCounted(at('2026-11-24'), at('2026-11-24'))).toBe(1);
  expect(daysCounted(null, at('2026-11-24'))).toBe(28);
});
