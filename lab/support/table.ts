// Prints the table at the end of a benchmark: name, measured value, aim, and whether the aim was reached. A
// row without an aim is for comparison with the next run on the same machine.

export type Row = { what: string; measured: string; aim?: string; ok?: boolean };

/** Returns a row of the result table: a measured number with its lower or upper limit, if any. */
export function rowOf(
  what: string,
  measured: number,
  unit: '' | 'ms' | 'MB',
  { least, most }: { least?: number; most?: number },
): Row {
  const written = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`.trimEnd();
  const row = { what, measured: written(measured) };
  if (least !== undefined) return { ...row, aim: `≥ ${least} ${unit}`.trimEnd(), ok: measured >= least };
  if (most !== undefined) return { ...row, aim: `≤ ${most} ${unit}`.trimEnd(), ok: measured <= most };
  return row;
}

export function printTable(rows: readonly Row[]): void {
  const head: Row = { what: 'what', measured: 'measured', aim: 'aim' };
  const width = (pick: (row: Row) => string) => Math.max(...[head, ...rows].map((row) => pick(row).length));
  const first = width(({ what }) => what);
  const second = width(({ measured }) => measured);
  const third = width(({ aim }) => aim ?? '');
  for (const row of [head, ...rows]) {
    const verdict = row.ok === undefined ? '' : row.ok ? 'ok' : 'MISSED';
    console.log(
      `${row.what.padEnd(first)}  ${row.measured.padEnd(second)}  ${(row.aim ?? '').padEnd(third)}  ${verdict}`.trimEnd(),
    );
  }
}
