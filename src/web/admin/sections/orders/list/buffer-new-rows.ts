// The list refreshes every 30 seconds, and a row under the eye must not move because another one came in
// above it. Rows that are new to the reader are held back until asked for; changes to known rows show at
// once.

export type BufferedRows<Row> = { shown: Row[]; held: Row[] };

/**
 * Splits a refreshed list into what to show and what to hold back. Held is a row the reader has not seen that
 * would stand above one he has; rows after the last known one move nothing.
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
