// Tests that a test shop counts down as its operator chose, and a live shop only to the cut-off time of
// today's dispatch.

import { expect, test } from 'vitest';
import { shownCountdown } from './shown-countdown.ts';

const FRIDAY = '2026-11-20T14:00:00Z';
const FRIDAY_EVENING = '2026-11-20T15:00:00Z';
const SATURDAY = '2026-11-21T10:00:00Z';
const MIDNIGHT = { until: 'midnight' };
const DISPATCH = { until: 'dispatch', at: Date.parse('2026-11-20T15:00:00Z'), cutOff: '16:00' };

test.each([
  ['test', 'midnight', FRIDAY, MIDNIGHT],
  ['test', 'midnight', SATURDAY, MIDNIGHT],
  ['test', 'dispatch', FRIDAY, DISPATCH],
  ['test', 'dispatch', FRIDAY_EVENING, null],
  ['test', 'dispatch', SATURDAY, null],
  ['live', 'dispatch', FRIDAY, DISPATCH],
  ['live', 'midnight', FRIDAY, DISPATCH],
  ['live', 'midnight', FRIDAY_EVENING, null],
  ['live', 'midnight', SATURDAY, null],
] as const)('a %s shop set to %s shows at %s: %o', (mode, until, now, shown) => {
  const moment = { now: new Date(now), testMode: mode === 'test' };
  const delivery = { cutOff: '16:00', windowFrom: '08:00', windowUntil: '18:00' };
  expect(shownCountdown({ countdown: { enabled: true, until }, delivery }, moment)).toEqual(shown);
  expect(shownCountdown({ countdown: { enabled: false, until }, delivery }, moment)).toBeNull();
});
