// Tests how long a basket may reserve its pack and coupon use.

import { expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { holdSpan, holdsPerNetwork } from './hold.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (count: number) => new Date(start.getTime() + minutes(count));

test.each([
  ['begins with a quarter of an hour', null, 0, { since: after(0), until: after(15) }],
  ['is renewed for a quarter of an hour', start, 10, { since: start, until: after(25) }],
  [
    'ends after three quarters of an hour, however often it is renewed',
    start,
    40,
    { since: start, until: after(45) },
  ],
  ['is not renewed after that', start, 45, null],
  ['does not begin anew at once', start, 59, null],
  ['begins anew after a pause', start, 60, { since: after(60), until: after(75) }],
])('a hold %s', (_title, since, now, span) => {
  expect(holdSpan(since, after(now))).toEqual(span);
});

test.each([
  [1, 5],
  [2, 10],
  [0.01, 1],
])('where limits are %d times as wide, %d baskets of a network may hold something', (scale, baskets) => {
  expect(holdsPerNetwork(scale)).toBe(baskets);
});
