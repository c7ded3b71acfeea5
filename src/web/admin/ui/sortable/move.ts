// Moves an item within a list, and makes the text that announces the move.

/** Returns the list with the item at index `from` moved; `to` is its index in the new list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

/**
 * The new index of the item dragged from index `from` when the pointer is at height `y`: before the first
 * other item whose middle is below the pointer. `middles` are the vertical positions of the middles of all
 * items, in order, in pixels.
 */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

/**
 * The text that screen readers announce after a move: "Reviews staat nu op plaats 3 van 12." `to` is the new
 * index, counted from 0.
 */
export const movedText = (name: string, to: number, count: number): string =>
  `${name} staat nu op plaats ${to + 1} van ${count}.`;
