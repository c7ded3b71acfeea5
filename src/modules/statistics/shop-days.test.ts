// Days begin at midnight in Amsterdam, in summer and winter and on the days the clock changes.

import { describe, expect, test } from 'vitest';
import { dayOf, lastDays, startOfDay, startOfHour } from './shop-days.ts';

describe('the days of the shop', () => {
  test.each([
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(startOfDay(day).toISOString()).toBe(moment);
    expect(dayOf(new Date(moment))).toBe(day);
  });

  test('the last days end with today, also just after midnight', () => {
    expect(lastDays(new Date('2026-03-29T22:30:00Z'), 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });

  test('an hour begins at its full minute', () => {
    expect(startOfHour(new Date('2026-11-20T12:59:59Z')).toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });
});
