// Tests the estimated shade of teeth and the shade that brushing can reach.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Score } from './score-answers.ts';
import { likelyShade, reachableShade, SHADES, shadeAt, USUAL_SHADE } from './shades.ts';

const score = (points: Partial<Record<Score['rules'][number]['rule'], number>>): Score => ({
  total: 0,
  rules: Object.entries(points).map(([rule, count]) => ({ rule: rule as 'wine', points: count })),
});

test.each([
  [{}, 'B2'],
  [{ coffeeOrTea: 1 }, 'A2'],
  [{ coffeeOrTea: 1, wine: 1 }, 'A3'],
  [{ smoking: 3 }, 'B3'],
  [{ smoking: 3, wine: 2 }, 'A3,5'],
  [{ smoking: 3, wine: 2, coffeeOrTea: 1, age: 1, extraInfo: 1 }, 'A4'],
  [{ goals: 1, medicineQuestion: 1 }, 'B2'],
])('points %j make it %s', (points, shade) => {
  expect(SHADES[likelyShade(score(points))]).toBe(shade);
});

test('more points never make teeth lighter', () => {
  const points = fc.integer({ min: 0, max: 7 });
  fc.assert(
    fc.property(points, points, (one, other) => {
      const few = Math.min(one, other);
      const many = Math.max(one, other);
      expect(likelyShade(score({ wine: many }))).toBeLessThanOrEqual(likelyShade(score({ wine: few })));
    }),
  );
});

test('brushing comes one shade further, and never beyond the lightest', () => {
  expect(SHADES.map((_, place) => reachableShade(place))).toEqual([1, 2, 3, 4, 5, 6, 6, 7]);
});

test.each([null, undefined, '', 'A3', '9', '-1', '2.5'])(
  '%j is no place in the row: the usual one',
  (place) => {
    expect(shadeAt(place)).toBe(USUAL_SHADE);
  },
);

test('a place that was kept as text is found again', () => {
  expect(shadeAt('6')).toBe(6);
});
