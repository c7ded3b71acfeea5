// What was announced of a return, what came, and what became of it.

import type { ReturnDetail } from '#modules/orders/contract.ts';
import { countText } from '../../format.ts';

export function ReturnLines({ found }: { found: ReturnDetail }) {
  const shown = found.lines.filter(({ announced, received }) => announced + received > 0);
  const wasChecked = shown.some(({ sellable, broken }) => sellable + broken > 0);
  const figures = wasChecked ? 'px-2 py-1.25 text-right max-sm:px-1.5' : 'px-2 py-1.25 text-right last:pr-0';
  return (
    <table className="mx-4 mb-3 w-[calc(100%-2rem)]">
      <thead>
        <tr className="text-quiet">
          <th scope="col" className="py-1.25 text-left font-normal">
            Artikel
          </th>
          <th scope="col" className={`${figures} font-normal`}>
            Aangemeld
          </th>
          <th scope="col" className={`${figures} font-normal`}>
            Gekomen
          </th>
          {wasChecked ? (
            <>
              <th scope="col" className={`${figures} font-normal`}>
                Goed
              </th>
              <th scope="col" className="py-1.25 pl-2 text-right font-normal">
                Kapot
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ article, name, announced, received, sellable, broken }) => (
          <tr key={article} className="border-t border-hairline">
            <th scope="row" className="py-1.25 text-left font-normal wrap-break-word">
              {name}
            </th>
            <td className={figures}>{countText(announced)}</td>
            <td className={figures}>{countText(received)}</td>
            {wasChecked ? (
              <>
                <td className={figures}>{countText(sellable)}</td>
                <td className="py-1.25 pl-2 text-right">{countText(broken)}</td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
