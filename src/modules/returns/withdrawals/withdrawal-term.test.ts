// Tests of the end of the withdrawal period on real calendars, and of the shop's time zone.

import { describe, expect, test } from 'vitest';
import { dayOf } from '#shared/shop-days.ts';
import { isLate, lastDayToWithdraw } from './withdrawal-term.ts';

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
