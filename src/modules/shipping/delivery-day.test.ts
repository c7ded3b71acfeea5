// The promised day: the cut-off to the minute, weekends, holidays of either country, both changes of the clock.

import { expect, test } from 'vitest';
import { arrivalDay, deliveryDay, dispatchDay, nearbyDeliveryDay } from './delivery-day.ts';

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
});

test('elsewhere no day is promised', () => {
  expect(deliveryDay(new Date('2026-11-20T09:00:00Z'), 'DE', CUT_OFF)).toBeNull();
  expect(arrivalDay('2026-11-20', 'Atlantis')).toBeNull();
});
