// The articles of a return: announced, received, and the result of the inspection.

import type { ReturnDetail, ReturnLine } from '#modules/returns/contract.ts';
import { countText } from '../../format.ts';

const FIGURE = 'px-2 py-1.25 text-right last:pr-0 max-sm:px-1.5';

export function ReturnLines({ orderReturn }: { orderReturn: ReturnDetail }) {
  const shown = orderReturn.lines.filter(({ announced, received }) => announced + received > 0);
  const figures = figuresOf(shown);
  return (
    <div className="mx-4 mb-3 overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="text-quiet [&_th]:font-normal">
            <th scope="col" className="py-1.25 text-left">
              Artikel
            </th>
            {figures.map(([label]) => (
              <th key={label} scope="col" className={FIGURE}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.article} className="border-t border-hairline">
              <th scope="row" className="py-1.25 text-left font-normal wrap-break-word">
                {line.name}
              </th>
              {figures.map(([label, read]) => (
                <td key={label} className={FIGURE}>
                  {countText(read(line))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Figure = readonly [label: string, read: (line: ReturnLine) => number];

/**
 * The columns of the table. After the inspection, the received quantities have a column only when they differ
 * from the announced quantities.
 */
function figuresOf(lines: readonly ReturnLine[]): Figure[] {
  const wasChecked = lines.some(({ sellable, broken }) => sellable + broken > 0);
  const isAsAnnounced = lines.every(({ announced, received }) => announced === received);
  const announced: Figure = ['Aangemeld', (line) => line.announced];
  const received: Figure = ['Gekomen', (line) => line.received];
  const checked: Figure[] = [
    ['Goed', ({ sellable }) => sellable],
    ['Kapot', ({ broken }) => broken],
  ];
  if (!wasChecked) return [announced, received];
  return isAsAnnounced ? [announced, ...checked] : [announced, received, ...checked];
}
