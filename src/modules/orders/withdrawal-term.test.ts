// The end of the withdrawal term on real calendars, and the clock of the shop.

import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  isLate,
  isPublicHoliday,
  isWorkingDay,
  lastDayToWithdraw,
} from './withdrawal-term.ts';

describe('public holidays', () => {
  test('2026 has the days of the Algemene termijnenwet', () => {
    const found: string[] = [];
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1))
      if (isPublicHoliday(day)) found.push(day);
    expect(found).toEqual([
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
      ...{ 2024: '04-01', 2025: '04-21', 2027: '03-29', 2038: '04-26' },
      // The years in which the moon alone would say a week later, and those behind the next turns of a century.
      ...{ 1954: '04-19', 1981: '04-20', 2049: '04-19', 2076: '04-20' },
      ...{ 1886: '04-26', 1943: '04-26', 2100: '03-29', 2199: '04-15', 2285: '03-23', 2299: '04-17' },
    };
    for (const [year, day] of Object.entries(easterMonday))
      expect(isPublicHoliday(`${year}-${day}`)).toBe(true);
  });

  test('King’s Day moves to Saturday when the 27th is a Sunday', () => {
    expect([isPublicHoliday('2025-04-26'), isPublicHoliday('2025-04-27')]).toEqual([true, false]);
  });

  test('weekends and holidays are no working days', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'].map(isWorkingDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the last day', () => {
  test('counts from the day after receipt', () => {
    expect(lastDayToWithdraw('2026-11-03', 14)).toBe('2026-11-17');
  });

  test('moves from a Saturday to Monday', () => {
    expect(lastDayToWithdraw('2026-11-07', 14)).toBe('2026-11-23');
  });

  test('moves over Christmas and the weekend behind it', () => {
    expect(lastDayToWithdraw('2026-12-11', 14)).toBe('2026-12-28');
  });

  test('moves over the year', () => {
    expect(lastDayToWithdraw('2026-12-18', 14)).toBe('2027-01-04');
  });

  test('follows a longer promise', () => {
    expect(lastDayToWithdraw('2026-11-03', 30)).toBe('2026-12-03');
  });
});

describe('late', () => {
  const receivedAt = new Date('2026-11-03T10:00:00Z');
  const late = (declaredAt: string) => isLate({ declaredAt: new Date(declaredAt), receivedAt, term: 14 });

  test('the last minute of the last day, in the shop’s time, is in time', () => {
    expect(late('2026-11-17T22:59:59Z')).toBe(false);
  });

  test('midnight after it is late', () => {
    expect(late('2026-11-17T23:00:00Z')).toBe(true);
  });

  test('nothing is late as long as the day of receipt is unknown', () => {
    expect(isLate({ declaredAt: new Date('2027-06-01T00:00:00Z'), receivedAt: null, term: 14 })).toBe(false);
  });

  test('in summer the shop’s day begins two hours before that of UTC', () => {
    expect([dayOf(new Date('2026-07-01T21:59:59Z')), dayOf(new Date('2026-07-01T22:00:00Z'))]).toEqual([
      '2026-07-01',
      '2026-07-02',
    ]);
  });
});
