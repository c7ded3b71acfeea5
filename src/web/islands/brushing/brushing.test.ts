// Tests the progress of two minutes of brushing by quadrant, and the counting of days since the first
// brushing.

import { expect, test } from 'vitest';
import { createStopwatch, dayNumber, localDay, momentAt, readDays } from './brushing.ts';

test.each([
  [-5, 0, '2:00'],
  [0, 0, '2:00'],
  [1, 0, '2:00'],
  [29_999, 0, '1:31'],
  [30_000, 1, '1:30'],
  [60_000, 2, '1:00'],
  [119_001, 3, '0:01'],
])('after %d ms it is quarter %d with %s left', (elapsed, quadrant, clock) => {
  expect(momentAt(elapsed)).toMatchObject({ done: false, quadrant, clock });
});

test('after two minutes it is done, however late it is looked at', () => {
  expect(momentAt(120_000)).toEqual({ done: true });
  expect(momentAt(9e9)).toEqual({ done: true });
});

test('a quarter begins at nothing and comes near to all of it', () => {
  expect(momentAt(30_000)).toMatchObject({ share: 0 });
  expect(momentAt(45_000)).toMatchObject({ share: 0.5 });
});

test('what passes while it is held does not count', () => {
  let now = 1000;
  const watch = createStopwatch(() => now);
  watch.start();
  now += 500;
  watch.hold();
  now += 60_000;
  expect([watch.elapsed(), watch.isRunning()]).toEqual([500, false]);
  watch.start();
  watch.start();
  now += 250;
  expect(watch.elapsed()).toBe(750);
});

test('the first day is day 1, and the fourteenth after a fortnight, over months and the end of summer time', () => {
  expect(dayNumber([], '2026-10-20')).toBeNull();
  expect(dayNumber(['2026-10-20'], '2026-10-20')).toBe(1);
  expect(dayNumber(['2026-10-22', '2026-10-20'], '2026-11-02')).toBe(14);
});

test('a clock set back before the first day is day 1', () => {
  expect(dayNumber(['2026-10-20'], '2026-10-01')).toBe(1);
});

test('the day is that of the place where it is', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test.each([null, '', 'x', '{}', '[1,"2026-1-1"]'])('%j kept by somebody else is no day', (text) => {
  expect(readDays(text)).toEqual([]);
});

test('days come back as they were kept', () => {
  expect(readDays('["2026-10-20","2026-10-20"]')).toEqual(['2026-10-20', '2026-10-20']);
});
