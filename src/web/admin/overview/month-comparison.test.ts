// This month so far against the same days of last month, in Dutch days.

import { expect, test } from 'vitest';
import { changeText, compareMonths, reachesLastMonth } from './month-comparison.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('only the same days of last month count', () => {
  const values = [
    { at: '2026-11-01T10:00:00Z', value: 3 },
    { at: '2026-10-20T10:00:00Z', value: 1 },
    { at: '2026-10-21T10:00:00Z', value: 50 },
    { at: '2026-09-10T10:00:00Z', value: 50 },
    { at: 'nonsense', value: 50 },
  ];
  expect(compareMonths(values, now)).toEqual({ current: 3, previous: 1 });
});

test('a day begins at midnight in Amsterdam', () => {
  expect(compareMonths([{ at: '2026-10-31T23:30:00Z', value: 1 }], now)).toEqual({ current: 1, previous: 0 });
});

test('in January last month is December', () => {
  const january = new Date('2027-01-10T12:00:00Z');
  expect(compareMonths([{ at: '2026-12-09T12:00:00Z', value: 2 }], january)).toEqual({
    current: 0,
    previous: 2,
  });
});

test('a change is a whole percentage, and without last month there is none', () => {
  expect(changeText({ current: 3, previous: 2 })).toBe('+50 %');
  expect(changeText({ current: 1, previous: 2 })).toBe('-50 %');
  expect(changeText({ current: 1, previous: 0 })).toBeNull();
});

test('a cut-off list must begin before last month', () => {
  expect(reachesLastMonth('2026-09-30T10:00:00Z', now)).toBe(true);
  expect(reachesLastMonth('2026-10-01T10:00:00Z', now)).toBe(false);
});
