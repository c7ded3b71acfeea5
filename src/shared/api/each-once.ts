// Refuses duplicates in a list with one item per key: a duplicate would be written twice or distort a count.

/** Returns a check for zod's `refine` that is true when no two items have the same key. */
export function isEachOnce<Item>(keyOf: (item: Item) => unknown): (items: readonly Item[]) => boolean {
  return (items) => new Set(items.map(keyOf)).size === items.length;
}
