// Keeps rows in place when the list refreshes every 30 seconds. New rows above the rows being read are held
// back until the operator asks for them; changes of known rows are shown at once.

export type BufferedRows<Row> = { shown: Row[]; held: Row[] };

/**
 * Splits a refreshed list into rows to show and rows to hold back. A row is held back if its id is not in
 * `seen` and it is above the last seen row; rows below that move nothing.
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
