// Tests that refreshing a list does not move the rows being read.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bufferNewRows } from './buffer-new-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test('the first list shows everything', () => {
  expect(bufferNewRows(rows(3, 2, 1), new Set())).toEqual({ shown: rows(3, 2, 1), held: [] });
});

test('a new row above a known one waits, one below the last known is shown', () => {
  expect(bufferNewRows(rows(5, 4, 3, 2), new Set([4, 3]))).toEqual({ shown: rows(4, 3, 2), held: rows(5) });
});

test('a known row that left is gone', () => {
  expect(bufferNewRows(rows(4), new Set([5, 4]))).toEqual({ shown: rows(4), held: [] });
});

test('known rows keep their order and nothing is lost, whatever comes in', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(ids, ids, (now, before) => {
      const seen = new Set(before);
      const { shown, held } = bufferNewRows(rows(...now), seen);
      expect(shown.length + held.length).toBe(now.length);
      expect(shown.filter(({ id }) => seen.has(id))).toEqual(rows(...now.filter((id) => seen.has(id))));
      expect(held.every(({ id }) => !seen.has(id))).toBe(true);
    }),
  );
});
