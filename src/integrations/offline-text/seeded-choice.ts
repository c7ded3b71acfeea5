// Choices that look like chance and are the same for the same seed, so that an article can be made again.

export type Choose = {
  one<Item>(items: readonly [Item, ...Item[]]): Item;
  /** All of them, in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
};

export function createChoose(seed: number): Choose {
  const next = mulberry32(seed);
  return {
    one: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}

/** Numbers between 0 and 1, evenly spread (Mulberry32). */
function mulberry32(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
