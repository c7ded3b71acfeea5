// A read-only table of figures: a name on the left, amounts on the right, a total below. On a phone the
// amounts of a row are listed below its name, right-aligned.

import type { ReactNode } from 'react';

export type FigureRow = {
  name: string;
  /** Of a row in a table of bookkeeping figures: a second line below the row's name, which explains it. */
  sub?: string;
  cells: readonly ReactNode[];
  isTotal?: boolean;
};

type FigureTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
  /**
   * Of a table of bookkeeping figures: the names of the columns to show in bold, whose figures the reader
   * needs; the other columns, in quiet text, show how those figures are computed. Without `leading` all
   * columns look the same.
   */
  leading?: readonly string[];
};

const HEAD = 'h-8 border-y border-hairline px-2 text-[0.78125rem] font-[520] text-quiet first:pl-4 last:pr-4';
const CELL =
  'px-2 py-2 align-top first:pl-4 last:pr-4 max-md:block max-md:p-0 max-md:first:pl-0 max-md:last:pr-0';
const FIGURE =
  'number text-right max-md:flex max-md:justify-between max-md:gap-4 max-md:empty:hidden max-md:before:text-quiet max-md:before:content-[attr(data-label)]';

export function FigureTable({ caption, columns, rows, leading = [] }: FigureTableProps) {
  const [first, ...others] = columns;
  const weightOf = (label = '') => {
    if (leading.length === 0) return '';
    return leading.includes(label) ? 'font-[650]' : 'font-normal text-quiet max-md:order-1';
  };
  return (
    <table className="mb-3 w-full table-fixed">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={`w-2/5 text-left ${HEAD}`}>
            {first}
          </th>
          {others.map((label, place) => (
            <th
              key={label}
              scope="col"
              className={`text-right ${place < others.length - 1 ? 'w-[15%]' : ''} ${HEAD}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ name, sub, cells, isTotal }) => (
          <tr
            key={`${name} ${sub}`}
            className={`border-b border-hairline last:border-0 max-md:grid max-md:gap-1 max-md:px-4 max-md:py-2.5 ${isTotal ? 'font-[650]' : ''}`}
          >
            <th scope="row" className={`text-left ${isTotal ? 'font-[650]' : 'font-[580]'} ${CELL}`}>
              <span>{name}</span>
              {sub ? <span className="block text-[0.78125rem] font-normal text-quiet">{sub}</span> : null}
            </th>
            {cells.map((cell, place) => (
              <td
                key={others[place]}
                data-label={others[place]}
                className={`${FIGURE} ${CELL} ${weightOf(others[place])}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
