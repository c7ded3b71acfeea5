// The rules of putting something elsewhere in a list, and what is said about it.

/** The same list with one of it elsewhere; `to` is the place it has afterwards. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

/**
 * Where what is dragged from `from` comes to stand, when the pointer is at `y`: before the first other one
 * whose middle is below it. `middles` are those of all of them, in order.
 */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

/** "Reviews staat nu op plaats 3 van 12." */
export const movedText = (name: string, to: number, count: number): string =>
  `${name} staat nu op plaats ${to + 1} van ${count}.`;
