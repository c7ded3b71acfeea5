// Random choices that are the same for the same seed, so that an article can be reproduced.

import { seededNumbers } from '#modules/blog/index.ts';

export type Choose = {
  one<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Returns all items in random order; the same seed gives the same order. */
  shuffled<Item>(items: readonly Item[]): Item[];
};

export function createChoose(seed: number): Choose {
  const next = seededNumbers(seed);
  return {
    one: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}
