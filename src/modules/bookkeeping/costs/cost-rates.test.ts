// Tests which cost applies: a cost for the exact pack, country or method first, then the newest start day,
// then the row added last.

import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { type CostRow, costOf, costOn, sumKnown } from './cost-rates.ts';

const row = (id: number, scope: string, holdsFrom: string, amount: number): CostRow => ({
  id,
  kind: 'postage',
  scope,
  holdsFrom,
  amount: cents(amount),
  percentage: 0,
});
const ROWS = [
  row(1, '', '2026-01-01', 900),
  row(2, 'NL', '2026-01-01', 395),
  row(3, 'NL', '2026-07-01', 425),
  row(4, 'NL', '2026-07-01', 420),
];
const on = (scope: string, day: string) => costOn(ROWS, 'postage', scope, day)?.id;

test('own scope before all others, newest day first, and a mistake of one day is mended by writing it again', () => {
  expect(on('NL', '2026-06-30')).toBe(2);
  expect(on('NL', '2026-07-01')).toBe(4);
  expect(on('DE', '2026-07-01')).toBe(1);
  expect(on('DE', '2025-12-31')).toBeUndefined();
  expect(costOn(ROWS, 'packaging', 'NL', '2026-07-01')).toBeNull();
});

test('a percentage is of what was paid', () => {
  expect(costOf({ amount: cents(25), percentage: 1.5 }, 2, cents(4990))).toBe(125);
});

test('what nobody wrote down is not known, unless there is none of it, and makes no sum', () => {
  expect(costOf(null, 5, cents(100))).toBeNull();
  expect(costOf(null, 0)).toBe(0);
  expect(sumKnown([cents(100), null])).toBeNull();
  expect(sumKnown([cents(100), cents(25)])).toBe(125);
});
