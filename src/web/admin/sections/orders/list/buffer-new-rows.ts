// Keeps the rows a reader is looking at in place when the list refreshes every 30 seconds. New rows above
// them are held back until the operator asks for them; changes of rows already shown appear at once.

export type BufferedRows<Row> = { shown: Row[]; held: Row[] };

/**
 * Splits a refreshed list into rows to show and rows to hold back. A row is held back when its id is not in
 * `seen` and the row is above the last seen row. New rows further down are shown, because they move no other
 * row.
 */
export function bufferNewRows<Row extends { id: number }>(
  rows: readonly Row[],
  seen: ReadonlySet<number>,
): BufferedRows<Row> {
  const lastSeen = rows.findLastIndex((row) => seen.has(row.id));
  const isHeld = (row: Row, index: number) => index < lastSeen && !seen.has(row.id);
  return {
    shown: rows.filter((row, index) => !isHeld(row, index)),
    held: rows.filter(isHeld),
  };
}
