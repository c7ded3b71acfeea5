// Moves an item within a list, and makes the text that announces the move.

/** Returns the list with the item at index `from` moved; `to` is its index in the new list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

/**
 * The new index of the item dragged from `from` when the pointer is at `y`: before the first other item whose
 * middle is below it. `middles` are the middles of all items, in order.
 */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

/** The announcement: "Reviews staat nu op plaats 3 van 12." */
export const movedText = (name: string, to: number, count: number): string =>
  `${name} staat nu op plaats ${to + 1} van ${count}.`;
