// Tests that the countdown ends at midnight in Amsterdam in every season and in every time zone of the
// visitor.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextMidnight, timeLeft } from './time-left.ts';

const left = (iso: string) => {
  const { hours, minutes, seconds } = timeLeft(new Date(iso), nextMidnight(new Date(iso)));
  return `${hours}:${minutes}:${seconds}`;
};

describe('time until midnight in Amsterdam', () => {
  test.each([
    ['a winter evening', '2026-11-20T20:30:15Z', '02:29:45'],
    ['a summer evening', '2026-07-01T20:30:15Z', '01:29:45'],
    ['the last second', '2026-11-20T22:59:59Z', '00:00:01'],
    ['midnight itself begins a new day', '2026-11-20T23:00:00Z', '24:00:00'],
    ['half a second before midnight still shows one second', '2026-11-20T22:59:59.500Z', '00:00:01'],
    ['the last evening of the year', '2026-12-31T22:00:00Z', '01:00:00'],
    ['the start of the day of 23 hours', '2026-03-28T23:00:00Z', '23:00:00'],
    ['just before the clock goes forward', '2026-03-29T00:59:59Z', '21:00:01'],
    ['just after the clock went forward', '2026-03-29T01:00:00Z', '21:00:00'],
    ['the eve of the day of 23 hours', '2026-03-28T22:30:00Z', '00:30:00'],
    ['the start of the day of 25 hours', '2026-10-24T22:00:00Z', '25:00:00'],
    ['the first 02:30 of the day of 25 hours', '2026-10-25T00:30:00Z', '22:30:00'],
    ['the second 02:30 of the day of 25 hours', '2026-10-25T01:30:00Z', '21:30:00'],
  ])('%s', (_, iso, expected) => {
    expect(left(iso)).toBe(expected);
  });

  test('the next midnight reads 00:00:00 in Amsterdam, is ahead, and at most 25 hours away', () => {
    const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'medium' });
    const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(times, (time) => {
        const midnight = nextMidnight(new Date(time));
        expect(clock.format(midnight)).toBe('00:00:00');
        expect(midnight.getTime()).toBeGreaterThan(time);
        expect(midnight.getTime() - time).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });
});
