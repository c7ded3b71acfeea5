// Tests how the back-office formats durations.

import { expect, test } from 'vitest';
import { durationText, waitedText } from './duration-text.ts';

test.each([
  [0.2, 'minder dan 1 minuut'],
  [1, '1 minuut'],
  [59, '59 minuten'],
  [90, '2 uur'],
  [47 * 60, '47 uur'],
  [48 * 60, '2 dagen'],
  [10 * 24 * 60, '10 dagen'],
])('%d minutes are "%s"', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test('who wrote at nine waits three hours at noon', () => {
  expect(waitedText('2026-11-20T09:00:00Z', new Date('2026-11-20T12:00:00Z'))).toBe('3 uur');
});
