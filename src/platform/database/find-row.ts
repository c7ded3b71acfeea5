// The row of a statement that answers at most one: or null, whether it is there at all, or only when it is.

export async function findRow<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  const [row] = await rows;
  return row ?? null;
}

export async function hasRow(rows: PromiseLike<readonly unknown[]>): Promise<boolean> {
  return (await findRow(rows)) !== null;
}

/** Of a statement that always answers one; that it did not is a fault, told as `missing`. */
export async function getRow<Row>(rows: PromiseLike<readonly Row[]>, missing: string): Promise<Row> {
  const row = await findRow(rows);
  if (row === null) throw new Error(missing);
  return row;
}
