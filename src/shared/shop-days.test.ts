// Tests holidays and working days against real calendars.

import { describe, expect, test } from 'vitest';
import {
  addDays,
  addWorkingDays,
  dayOf,
  isPublicHoliday,
  isWorkingDay,
  momentOf,
  startOfDay,
  startOfHour,
  timeOf,
} from './shop-days.ts';

describe('public holidays', () => {
  test('2026 has the days of the Algemene termijnenwet', () => {
    const matches: string[] = [];
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1))
      if (isPublicHoliday(day)) matches.push(day);
    expect(matches).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-04-27',
      '2026-05-05',
      '2026-05-14',
      '2026-05-25',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test('Easter falls where the church says', () => {
    const easterMonday = {
      2024: '04-01',
      2025: '04-21',
      2027: '03-29',
      2038: '04-26',
      // The years in which the moon alone would say a week later, and those behind the next turns of a
      // century.
      1954: '04-19',
      1981: '04-20',
      2049: '04-19',
      2076: '04-20',
      1886: '04-26',
      1943: '04-26',
      2100: '03-29',
      2199: '04-15',
      2285: '03-23',
      2299: '04-17',
    };
    for (const [year, day] of Object.entries(easterMonday))
      expect(isPublicHoliday(`${year}-${day}`)).toBe(true);
  });

  test('King’s Day moves to Saturday when the 27th is a Sunday', () => {
    expect([isPublicHoliday('2025-04-26'), isPublicHoliday('2025-04-27')]).toEqual([true, false]);
  });

  test('weekends and holidays are no working days', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'].map((day) => isWorkingDay(day))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('Belgium has its ten legal holidays, and no Boxing Day', () => {
    const matches: string[] = [];
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1))
      if (isPublicHoliday(day, 'BE')) matches.push(day.slice(5));
    expect(matches).toEqual([
      '01-01',
      '04-06',
      '05-01',
      '05-14',
      '05-25',
      '07-21',
      '08-15',
      '11-01',
      '11-11',
      '12-25',
    ]);
  });
});

test.each([
  ['2026-11-20', '16:00', '2026-11-20T15:00:00.000Z'],
  ['2026-07-01', '16:00', '2026-07-01T14:00:00.000Z'],
  ['2026-11-20', '00:00', '2026-11-19T23:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('on %s it is %s in the shop at %s', (day, time, moment) => {
  expect(momentOf(day, time).toISOString()).toBe(moment);
  expect(timeOf(new Date(moment))).toBe(time);
});

test('a time the clock skips is an hour later, one it has twice is the first', () => {
  expect(momentOf('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentOf('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('working days step over weekends and holidays', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28');
  expect(addWorkingDays('2026-11-10', 1, 'BE')).toBe('2026-11-12');
});

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

  test('an hour begins at its full minute', () => {
    expect(startOfHour(new Date('2026-11-20T12:59:59Z')).toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });
});
