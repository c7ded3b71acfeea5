// What a file of reviews would do, row by row; what is wrong comes first, because that is what has to be looked at.

import type { ImportReport, ImportRow } from '#modules/reviews/contract.ts';
import { countText, dayText } from '../format.ts';

const OUTCOMES: Readonly<Record<ImportRow['outcome'], { label: string; badge: string; rank: number }>> = {
  invalid: { label: 'Fout', badge: 'badge badge-danger', rank: 0 },
  duplicate: { label: 'Dubbel', badge: 'badge', rank: 1 },
  ready: { label: 'Klaar', badge: 'badge badge-live', rank: 2 },
};

export function ImportRows({ report }: { report: ImportReport }) {
  const { rows, ready, duplicates, invalid } = report;
  const sorted = rows.toSorted(
    (a, b) => OUTCOMES[a.outcome].rank - OUTCOMES[b.outcome].rank || a.line - b.line,
  );
  return (
    <div className="import-report">
      <p role="status">
        <strong>{countText(ready)}</strong> klaar om te importeren, <strong>{countText(duplicates)}</strong>{' '}
        dubbel en <strong>{countText(invalid)}</strong> met een fout.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access */}
      <section className="import-rows" tabIndex={0} aria-label="Rijen van het bestand">
        <ul>
          {sorted.map((row) => (
            <li key={row.line}>
              <span className="muted">Regel {row.line}</span>
              <span className={OUTCOMES[row.outcome].badge}>{OUTCOMES[row.outcome].label}</span>
              <span className="clip">
                <strong>{row.customerName || '–'}</strong> · {row.rating || '–'}{' '}
                {row.rating === '1' ? 'ster' : 'sterren'} · {row.day ? dayText(row.day) : 'vandaag'}
              </span>
              <span className={row.problem ? 'field-error' : 'muted clip'}>{row.problem ?? row.comment}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
