// Tests which series count as growth; the verdict of a soak run depends on it.

import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/seeded-random.ts';
import { afterWarmUp, judgeGrowth, lowestPoints, median, type Point, quantile, slope } from './growth.ts';

const MINUTE_MS = 60_000;
const LIMIT = { perHour: 60, swing: 10 };

/** Returns a value every five seconds for twenty minutes. */
const measured = (valueAt: (minute: number) => number): Point[] =>
  Array.from({ length: 240 }, (_, index) => {
    const atMs = index * 5_000;
    return { atMs, value: valueAt(atMs / MINUTE_MS) };
  });
const random = seededRandom(7);
const noise = (size: number) => (random() - 0.5) * 2 * size;

describe('growth', () => {
  test('is a steady rise faster than the limit, with noise over it', () => {
    const growth = judgeGrowth(
      measured((minute) => 300 + 2 * minute + noise(20)),
      LIMIT,
    );
    expect(growth.grows).toBe(true);
    expect(growth.perHour).toBeGreaterThan(90);
    expect(growth.perHour).toBeLessThan(150);
  });

  test.each<[string, (minute: number) => number]>([
    ['noise around a level', () => 300 + noise(40)],
    ['a sawtooth of the collector', (minute) => 300 + ((minute * 10) % 30)],
    ['a rise that ends with the warm-up', (minute) => 200 + 30 * Math.min(minute, 9.5)],
    ['a plateau that is neared ever slower', (minute) => 300 - 100 * Math.exp(-minute / 3)],
    ['a step upwards that nothing follows', (minute) => (minute < 14 ? 300 : 340)],
    ['a rise slower than the limit', (minute) => 300 + 0.5 * minute],
    ['a rise within the swing', (minute) => 300 + (minute > 15 ? 4 : 0) + 0.1 * minute],
    ['one outlier of the end', (minute) => (minute > 19.8 ? 3000 : 300)],
    ['a fall', (minute) => 400 - 5 * minute],
  ])('is not %s', (_, valueAt) => {
    expect(judgeGrowth(measured(valueAt), LIMIT).grows).toBe(false);
  });

  test('of something bounded is a single value above the bound', () => {
    const once = measured((minute) => (minute === 12 ? 901 : 300));
    expect(judgeGrowth(once, { most: 900 })).toMatchObject({ grows: true, highest: 901 });
    expect(judgeGrowth(once, { most: 901 }).grows).toBe(false);
  });

  test('is taken for granted where too little was measured to tell', () => {
    expect(judgeGrowth([], LIMIT).grows).toBe(true);
    expect(
      judgeGrowth(
        measured(() => Number.NaN),
        LIMIT,
      ).grows,
    ).toBe(true);
    expect(judgeGrowth(measured(() => 1).slice(0, 9), LIMIT).grows).toBe(true);
    const cutOff = measured((minute) => (minute < 16 ? 300 : Number.NaN));
    expect(judgeGrowth(cutOff, LIMIT).grows).toBe(true);
  });
});

test('the first half is left out', () => {
  const left = afterWarmUp(measured((minute) => minute));
  expect(left.at(0)?.atMs).toBe(600_000);
  expect(left.at(-1)?.atMs).toBe(1_195_000);
});

test('of every window of the time the lowest counts, and one of which nothing is known stays unknown', () => {
  const lowest = lowestPoints(
    measured((minute) => (minute > 10 ? Number.NaN : minute % 0.5 === 0 ? 60 : 110)),
  );
  expect(lowest.map(({ value }) => Math.round(value))).toEqual([
    ...Array(13).fill(60),
    ...Array(11).fill(Number.NaN),
  ]);
});

test('the slope is that of the line, whatever a quarter of the points say', () => {
  const points = Array.from({ length: 40 }, (_, index) => ({
    atMs: index * 10,
    value: index % 4 === 0 ? 1e6 : 3 * index,
  }));
  expect(slope(points)).toBeCloseTo(0.3, 5);
});

test('a quantile is one of the values', () => {
  expect([median([3, 1, 2]), quantile([5, 1, 9, 7], 0.99), quantile([4], 0.99)]).toEqual([2, 9, 4]);
  expect(median([])).toBeNaN();
});
