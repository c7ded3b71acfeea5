// Tests that quarters begin and end at midnight in Amsterdam, also around the clock changes in March and
// October.

import { expect, test } from 'vitest';
import { quarterOf, quartersBetween, spanOf } from './quarter.ts';

test('a moment is in the quarter it is in Amsterdam', () => {
  expect(quarterOf(new Date('2026-06-30T21:59:59Z'))).toBe('2026-2');
  expect(quarterOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-3');
  expect(quarterOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-1');
});

test('each ends where the next begins', () => {
  expect(spanOf('2026-1')).toEqual({
    from: new Date('2025-12-31T23:00:00Z'),
    until: new Date('2026-03-31T22:00:00Z'),
  });
  expect(spanOf('2026-4').until).toEqual(spanOf('2027-1').from);
});

test('are listed the newest first', () => {
  expect(quartersBetween('2025-3', '2026-2')).toEqual(['2026-2', '2026-1', '2025-4', '2025-3']);
});
