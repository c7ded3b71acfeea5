// Tests the examples for a test shop: any number, all different, without health claims.

import { expect, test } from 'vitest';
import { addReviewSchema } from '../contract.ts';
import { EXAMPLES_IN_ALL, exampleReview } from './example-texts.ts';
import { unusedExamples } from './generate-examples.ts';

const all = Array.from({ length: EXAMPLES_IN_ALL }, (_, place) => exampleReview(place));

test('there are hundreds, all different and within the rules', () => {
  expect(new Set(all.map(({ comment }) => comment)).size).toBe(EXAMPLES_IN_ALL);
  expect(EXAMPLES_IN_ALL).toBeGreaterThan(500);
  for (const example of all) expect(addReviewSchema.safeParse(example).success).toBe(true);
});

test('five in a row begin with five different sentences and not all have five stars', () => {
  const five = all.slice(0, 5);
  expect(new Set(five.map(({ comment }) => comment.split('.')[0])).size).toBe(5);
  expect(new Set(all.slice(0, 10).map(({ rating }) => rating)).size).toBeGreaterThan(1);
});

test('none speaks of healing, pain or bleeding', () => {
  for (const { comment } of all)
    expect(comment).not.toMatch(/genees|pijn|bloed|ontstek|gaatjes|gezond|tandarts/i);
});

test('what is there is never made again, and what was deleted may come back', () => {
  const first = unusedExamples([], 5).map(({ comment }) => comment);
  const next = unusedExamples(first, 5).map(({ comment }) => comment);
  expect(new Set([...first, ...next]).size).toBe(10);
  const rest = unusedExamples(
    all.slice(1).map(({ comment }) => comment),
    5,
  );
  expect(rest).toEqual([all[0]]);
  expect(
    unusedExamples(
      all.map(({ comment }) => comment),
      5,
    ),
  ).toEqual([]);
});
