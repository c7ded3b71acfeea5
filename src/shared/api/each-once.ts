// A list that says something of each of several things: one that is named twice would be written twice, or
// count for less than it says.

/** For `refine`: whether no two items have the same key. */
export function isEachOnce<Item>(keyOf: (item: Item) => unknown): (items: readonly Item[]) => boolean {
  return (items) => new Set(items.map(keyOf)).size === items.length;
}
