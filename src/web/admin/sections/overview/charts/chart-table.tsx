// The data of a chart as a table, for screen readers and, on request, for everyone.

import type { CsvCell } from '#shared/csv.ts';

export type ChartColumn<Row> = {
  name: string;
  /**
   * Of a column in the table of a chart's data: returns the value of a row for the downloaded CSV file;
   * amounts as "24,95".
   */
  cell(row: Row): CsvCell;
  /**
   * Of a column in the table of a chart's data: returns the text of a row for the table on screen. Without
   * this function, the table shows the value of the CSV file.
   */
  text?(row: Row): string;
};

type ChartTableProps<Row> = {
  caption: string;
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  shown: boolean;
};

/** Styles that make the table as high as the chart it replaces, so that the page does not move. */
const FRAME = 'min-h-40 flex-[1_1_0] overflow-auto in-data-wide:min-h-49';

const CELLS =
  '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-hairline [&_:is(th,td)]:py-1.25 [&_:is(th,td)]:pl-3 [&_:is(th,td)]:text-right [&_:is(th,td)]:font-[450] [&_:is(th,td)]:whitespace-nowrap [&_:is(th,td)]:first:pl-0 [&_:is(th,td)]:first:text-left';
const TABLE = `w-full text-[0.8125rem] ${CELLS} [&_td]:tabular-nums [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:bg-surface [&_thead_th]:text-[0.75rem] [&_thead_th]:text-quiet`;

/** A table of the chart's data; the first cell of each row is the row's header. */
export function ChartTable<Row>({ caption, columns, rows, shown }: ChartTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  const textOf = ({ cell, text }: ChartColumn<Row>, row: Row) => text?.(row) ?? String(cell(row) ?? '–');
  const table = (
    <table className={TABLE}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(first.cell(row))}>
            <th scope="row">{textOf(first, row)}</th>
            {others.map((column) => (
              <td key={column.name}>{textOf(column, row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!shown) return <div className="visually-hidden">{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must be able to reach it
    <section className={FRAME} aria-label={`${caption}, tabel`} tabIndex={0}>
      {table}
    </section>
  );
}
