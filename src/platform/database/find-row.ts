// The row of a statement that answers at most one, or null.

export async function findRow<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  const [row] = await rows;
  return row ?? null;
}
