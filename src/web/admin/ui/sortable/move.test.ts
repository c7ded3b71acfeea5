// Tests how moving an item changes a list, even with invalid positions.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, movedText, placeAt } from './move.ts';

test.each([
  [2, 0, ['c', 'a', 'b']],
  [0, 2, ['b', 'c', 'a']],
  [1, 1, ['a', 'b', 'c']],
  [0, 9, ['b', 'c', 'a']],
  [2, -3, ['c', 'a', 'b']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, expected) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected));

test('nothing is lost or doubled, and what was moved stands where it was asked to', () => {
  const some = fc.array(fc.integer(), { minLength: 1 });
  fc.assert(
    fc.property(some, fc.nat(), fc.nat(), (items, one, other) => {
      const from = one % items.length;
      const to = other % items.length;
      const after = moved(items, from, to);
      expect(after.toSorted()).toEqual(items.toSorted());
      expect(after[to]).toBe(items[from]);
    }),
  );
});

test('what is dragged comes to stand before the first whose middle is below the pointer', () => {
  const middles = [20, 60, 100];
  expect([placeAt(5, middles, 2), placeAt(70, middles, 2), placeAt(400, middles, 0)]).toEqual([0, 2, 2]);
  expect(placeAt(61, middles, 1)).toBe(1);
});

test('where it stands is said in words', () =>
  expect(movedText('Reviews', 2, 12)).toBe('Reviews staat nu op plaats 3 van 12.'));
