// Tests the periods used for comparison and the partial months, including changes of the clock and months of
// different length.

import { describe, expect, test } from 'vitest';
import { monthDays, monthMoments } from './month-comparison.ts';
import { daysOf, lengthOf, periodBefore, sameMomentOf } from './period.ts';

describe('a period', () => {
  test.each([
    ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
    ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
    ['2026-03-28', '2026-03-30', '2026-03-25', '2026-03-27'],
    ['2025-12-01', '2026-11-20', '2024-12-01', '2025-11-20'],
    ['2028-02-29', '2028-12-31', '2027-02-28', '2027-12-31'],
  ])('from %s until %s is compared with %s until %s', (from, until, before, last) => {
    expect(periodBefore({ from, until })).toEqual({ from: before, until: last });
  });

  test('has every day once, also when the clock changes', () => {
    const days = daysOf({ from: '2026-10-24', until: '2026-10-26' });
    expect(days).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(lengthOf({ from: '2026-01-01', until: '2026-12-31' })).toBe(365);
  });

  test.each([
    ['2026-11-20T13:00:00Z', '2026-11-19', '2026-11-19T13:00:00.000Z'],
    // Twelve hours after midnight on a day with 25 hours, so the clock shows one hour less.
    ['2026-10-26T11:00:00Z', '2026-10-25', '2026-10-25T10:00:00.000Z'],
    // The last half hour of a usual day is past the end of one with 23 hours.
    ['2026-03-30T21:30:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ])('at %s the day %s is cut off at %s', (now, day, moment) => {
    expect(sameMomentOf(day, new Date(now)).toISOString()).toBe(moment);
  });
});

describe('this month and last month', () => {
  test('go equally far', () => {
    const months = monthMoments(new Date('2026-11-20T12:00:00Z'));
    expect(months.thisMonth.toISOString()).toBe('2026-10-31T23:00:00.000Z');
    expect(months.lastMonth.toISOString()).toBe('2026-09-30T22:00:00.000Z');
    expect(months.lastMonthUntil.toISOString()).toBe('2026-10-20T11:00:00.000Z');
  });

  test('a shorter last month counts as a whole', () => {
    const now = new Date('2026-03-31T10:00:00Z');
    expect(monthMoments(now).lastMonthUntil.toISOString()).toBe('2026-02-28T23:00:00.000Z');
    expect(monthDays(now)).toEqual({
      thisMonth: { from: '2026-03-01', until: '2026-03-31' },
      lastMonth: { from: '2026-02-01', until: '2026-02-28' },
      lastDay: null,
    });
  });

  test('in January last month is December, and a month begins at midnight in Amsterdam', () => {
    expect(monthDays(new Date('2026-12-31T23:30:00Z'))).toEqual({
      thisMonth: { from: '2027-01-01', until: '2027-01-01' },
      lastMonth: { from: '2026-12-01', until: '2026-11-30' },
      lastDay: '2026-12-01',
    });
  });
});
