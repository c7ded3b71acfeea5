// How the advice came about, in the open: fixed rules, and the points each of them gave.

import { ChevronDown } from 'lucide-react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import type { Score } from '#modules/advice/contract.ts';

export function Explanation({ score }: { score: Score }) {
  const copy = adviceCopy.result;
  return (
    <div className="advice-explanation">
      <p>{copy.fixedRules}</p>
      <details>
        <summary>
          {copy.explanation}
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </summary>
        <table>
          <tbody>
            {score.rules.map(({ rule, points }) => (
              <tr key={rule}>
                <th scope="row">{copy.rules[rule]}</th>
                <td>{copy.points(points)}</td>
              </tr>
            ))}
            <tr className="font-semibold text-ink">
              <th scope="row">{copy.total}</th>
              <td>{copy.points(score.total)}</td>
            </tr>
          </tbody>
        </table>
        <p>{copy.thresholds}</p>
      </details>
    </div>
  );
}
