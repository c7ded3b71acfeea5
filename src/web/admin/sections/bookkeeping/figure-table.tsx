// A table of figures that is read and not acted on: a name at the left, amounts at the right, a total below.

import type { ReactNode } from 'react';

export type FigureRow = { name: string; cells: readonly ReactNode[]; isTotal?: boolean };

type FigureTableProps = { caption: string; columns: readonly string[]; rows: readonly FigureRow[] };

export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const [first, ...others] = columns;
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-2/5">
            {first}
          </th>
          {others.map((label) => (
            <th key={label} scope="col" className="number">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, isTotal }) => (
          <tr key={name} className={isTotal ? 'font-[650]' : undefined}>
            <td className="col-title">{name}</td>
            {cells.map((cell, place) => (
              <td key={others[place]} data-label={others[place]} className="number">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
