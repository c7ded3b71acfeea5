// Tests the axis ticks, the texts of changes, and the ratings of loading times.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, pointsChange, shareText } from './change.ts';
import { labelledPlaces, placeAt, ticksFor } from './scale.ts';
import { thresholdText, vitalValueText, vitalVerdict } from './vital-texts.ts';

describe('a drawing', () => {
  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [41, [0, 20, 40, 60]],
    [32_100, [0, 10_000, 20_000, 30_000, 40_000]],
  ])('that goes up to %i has %j beside it', (most, ticks) => {
    expect(ticksFor(most)).toEqual(ticks);
  });

  test('always has whole figures, five at the most, and room for the highest', () => {
    fc.assert(
      fc.property(fc.nat(1e9), (most) => {
        const ticks = ticksFor(most);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      }),
    );
  });

  test('has no more labels than fit and finds the place under the pointer', () => {
    expect(labelledPlaces(30, 8)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
    expect(labelledPlaces(5, 0)).toEqual([0]);
    expect([placeAt(-1, 10), placeAt(0.55, 10), placeAt(2, 10)]).toEqual([0, 5, 9]);
  });
});

test.each([
  [112, 100, '+12%'],
  [88, 100, '−12%'],
  [100, 100, 'gelijk'],
  [5, 0, 'nieuw'],
  [0, 0, undefined],
])('%i after %i is %s', (current, previous, text) => {
  expect(changeOf(current, previous)?.text).toBe(text);
});

test.each([
  [8.2, 8.3, '−0,1 procentpunt'],
  [12, 9.44, '+2,6 procentpunt'],
  [8.21, 8.2, 'gelijk'],
])('a share of %d percent after %d is %s', (current, previous, text) => {
  expect(pointsChange(current, previous).text).toBe(text);
});

test('fewer abandoned carts are good news', () => {
  expect([changeOf(1, 2, 'less')?.tone, changeOf(1, 2)?.tone, changeOf(2, 2)?.tone]).toEqual([
    'good',
    'bad',
    'neutral',
  ]);
});

test('a share of nothing is no share', () => {
  expect([shareText(1, 0), shareText(1, 8), shareText(1, 2)]).toEqual([null, '13%', '50%']);
});

describe('loading times', () => {
  const lcp = { metric: 'LCP', good: 74, needsImprovement: 1, poor: 25, p75: 4100 } as const;

  test('are as good as three quarters of the page views', () => {
    expect(vitalVerdict({ ...lcp, good: 75, poor: 24 })).toBe('good');
    expect(vitalVerdict(lcp)).toBe('needs-improvement');
    expect(vitalVerdict({ ...lcp, poor: 26 })).toBe('poor');
    expect(vitalVerdict({ ...lcp, good: 0, needsImprovement: 0, poor: 0 })).toBeNull();
  });

  test('never contradict their verdict', () => {
    expect(vitalValueText(lcp)).toBe('4 s');
    expect(vitalValueText({ ...lcp, good: 90 })).toBe('2,5 s');
    expect(thresholdText('CLS')).toBe('goed tot 0,1, slecht vanaf 0,25');
  });
});
