// The table at the end of a benchmark: what, measured, aim, and whether it was reached.
// A row without an aim is there to be compared with the next run on the same machine.

export type Row = { what: string; measured: string; aim?: string; ok?: boolean };

export function printTable(rows: readonly Row[]): void {
  const head: Row = { what: 'wat', measured: 'gemeten', aim: 'doel' };
  const width = (pick: (row: Row) => string) => Math.max(...[head, ...rows].map((row) => pick(row).length));
  const [first, second, third] = [
    width(({ what }) => what),
    width(({ measured }) => measured),
    width(({ aim }) => aim ?? ''),
  ];
  for (const row of [head, ...rows]) {
    const verdict = row.ok === undefined ? '' : row.ok ? 'ok' : 'NIET GEHAALD';
    console.log(
      `${row.what.padEnd(first)}  ${row.measured.padEnd(second)}  ${(row.aim ?? '').padEnd(third)}  ${verdict}`.trimEnd(),
    );
  }
}
