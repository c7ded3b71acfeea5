// Tests how the back-office formats amounts and times: in Dutch and in the shop's time zone.

import { expect, test } from 'vitest';
import { amountText, countText, momentText, shortMomentText } from './format.ts';

test('a moment is in Amsterdam, with and without daylight saving', () => {
  expect(momentText('2026-11-20T12:05:00Z')).toBe('20\u00a0nov 2026, 13:05');
  expect(momentText('2026-07-01T22:30:00Z')).toBe('2\u00a0jul 2026, 00:30');
});

test('a dense list leaves out this year, and the time of older years', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(shortMomentText('2026-11-20T12:05:00Z', now)).toBe('20\u00a0nov, 13:05');
  expect(shortMomentText('2025-12-31T22:59:00Z', now)).toBe('31\u00a0dec 2025');
  expect(shortMomentText('2025-12-31T23:30:00Z', now)).toBe('1\u00a0jan, 00:30');
});

test('what is no moment or no amount is shown as it came', () => {
  expect(momentText('gisteren')).toBe('gisteren');
  expect(shortMomentText('gisteren')).toBe('gisteren');
  expect(amountText('veel')).toBe('veel');
});

test('amounts and counts are Dutch', () => {
  expect(amountText('24.95')).toBe('€24,95');
  expect(countText(1234567)).toBe('1.234.567');
});
