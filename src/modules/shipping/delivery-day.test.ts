// Tests the promised delivery day: the cut-off to the minute, weekends, holidays of both countries, both
// changes of the clock.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import {
  arrivalDay,
  carrierDays,
  deliveryDay,
  dispatchDay,
  leavesTodayUntil,
  nearbyDeliveryDay,
  promiseChangesAt,
} from './delivery-day.ts';

const CUT_OFF = '16:00';

test.each([
  ['a Friday before the cut-off', '2026-11-20T14:59:59Z', '2026-11-20', '2026-11-23'],
  ['that Friday at the cut-off', '2026-11-20T15:00:00Z', '2026-11-23', '2026-11-24'],
  ['a Sunday', '2026-11-22T10:00:00Z', '2026-11-23', '2026-11-24'],
  ['Christmas Eve', '2026-12-24T09:00:00Z', '2026-12-24', '2026-12-28'],
  ['Boxing Day', '2026-12-26T09:00:00Z', '2026-12-28', '2026-12-29'],
  ['the night the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-30', '2026-03-31'],
  ['summer time, a minute before', '2026-07-01T13:59:00Z', '2026-07-01', '2026-07-02'],
  ['just past midnight in Amsterdam', '2026-11-22T23:30:00Z', '2026-11-23', '2026-11-24'],
])('on %s a Dutch parcel leaves and arrives on the true days', (_when, now, leaves, arrives) => {
  expect(dispatchDay(new Date(now), CUT_OFF)).toBe(leaves);
  expect(deliveryDay(new Date(now), 'NL', CUT_OFF)).toBe(arrives);
});

test('a Belgian holiday delays Belgium alone, and the promise for both is the later one', () => {
  const now = new Date('2026-11-10T09:00:00Z');
  expect(deliveryDay(now, 'NL', CUT_OFF)).toBe('2026-11-11');
  expect(deliveryDay(now, 'BE', CUT_OFF)).toBe('2026-11-12');
  expect(nearbyDeliveryDay(now, CUT_OFF)).toBe('2026-11-12');
  expect(nearbyDeliveryDay(now, CUT_OFF, ['NL'])).toBe('2026-11-11');
});

test('elsewhere no day is promised', () => {
  expect(deliveryDay(new Date('2026-11-20T09:00:00Z'), 'DE', CUT_OFF)).toBeNull();
  expect(arrivalDay('2026-11-20', 'Atlantis')).toBeNull();
});

test.each([
  ['a Friday before the cut-off', '2026-11-20T14:59:59.999Z', '2026-11-20T15:00:00.000Z'],
  ['that Friday at the cut-off', '2026-11-20T15:00:00Z', null],
  ['a Saturday', '2026-11-21T09:00:00Z', null],
  ['Christmas Day, a Friday', '2026-12-25T09:00:00Z', null],
  ['a Belgian holiday', '2026-11-11T09:00:00Z', '2026-11-11T15:00:00.000Z'],
  ['the Monday after the clocks went forward', '2026-03-30T09:00:00Z', '2026-03-30T14:00:00.000Z'],
  ['the first minute of a day with dispatch', '2026-11-22T23:00:00Z', '2026-11-23T15:00:00.000Z'],
])('on %s parcels leave until the cut-off, or not at all', (_when, now, until) => {
  expect(leavesTodayUntil(new Date(now), CUT_OFF)?.toISOString() ?? null).toBe(until);
});

test.each([
  ['a Friday morning', '2026-11-20T09:00:00Z', '2026-11-20T15:00:00.000Z'],
  ['a Friday at the cut-off', '2026-11-20T15:00:00Z', '2026-11-20T23:00:00.000Z'],
  ['Christmas Day', '2026-12-25T09:00:00Z', '2026-12-25T23:00:00.000Z'],
  ['the eve of the day of 23 hours', '2026-03-28T09:00:00Z', '2026-03-28T23:00:00.000Z'],
  ['the day of 23 hours', '2026-03-29T09:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['the day of 25 hours', '2026-10-25T09:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['New Year’s Eve after the cut-off', '2026-12-31T16:00:00Z', '2026-12-31T23:00:00.000Z'],
])('what is promised on %s may change at the cut-off or at midnight', (_when, now, changes) => {
  expect(promiseChangesAt(new Date(now), CUT_OFF).toISOString()).toBe(changes);
});

test('until then the promise stays what it is, whatever the cut-off', () => {
  const times = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) });
  const cutOffs = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
    const hour = Math.floor(minute / 60);
    const rest = minute % 60;
    return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  });
  fc.assert(
    fc.property(
      times,
      cutOffs,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (time, cutOff, part) => {
        const now = new Date(time);
        const until = promiseChangesAt(now, cutOff).getTime();
        expect(until).toBeGreaterThan(time);
        expect(until - time).toBeLessThanOrEqual(minutes(25 * 60));
        const later = new Date(Math.min(time + Math.floor(part * (until - time)), until - 1));
        expect([dayOf(later), nearbyDeliveryDay(later, cutOff)]).toEqual([
          dayOf(now),
          nearbyDeliveryDay(now, cutOff),
        ]);
      },
    ),
  );
});

test('working days on the way are told for the home countries alone', () => {
  expect(['NL', 'BE', 'DE', 'toString'].map(carrierDays)).toEqual([1, 1, null, null]);
});
