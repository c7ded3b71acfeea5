// The rows of an import file, each with what the import will do with it; rows with errors come first.

import type { ImportReport, ImportRow } from '#modules/reviews/contract.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { countText, dayText } from '../../../format.ts';

const OUTCOMES: Readonly<Record<ImportRow['outcome'], { label: string; tone: BadgeTone; rank: number }>> = {
  invalid: { label: 'Fout', tone: 'danger', rank: 0 },
  duplicate: { label: 'Dubbel', tone: 'plain', rank: 1 },
  ready: { label: 'Klaar', tone: 'live', rank: 2 },
};

/** Class names that give a cell of the table of imported reviews a line of its own on a narrow screen. */
const WIDE = 'max-md:col-span-full max-md:max-w-full';

export function ImportRows({ report }: { report: ImportReport }) {
  const { rows, ready, duplicates, invalid } = report;
  const sorted = rows.toSorted(
    (a, b) => OUTCOMES[a.outcome].rank - OUTCOMES[b.outcome].rank || a.line - b.line,
  );
  return (
    <div className="grid gap-3">
      <p role="status">
        <strong>{countText(ready)}</strong> klaar om te importeren, <strong>{countText(duplicates)}</strong>{' '}
        dubbel en <strong>{countText(invalid)}</strong> met een fout.
      </p>
      <section
        className="max-h-96 overflow-y-auto rounded-lg border border-hairline"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access
        tabIndex={0}
        aria-label="Rijen van het bestand"
      >
        <ul>
          {sorted.map((row) => (
            <li
              key={row.line}
              className="grid grid-cols-[4.5rem_4rem_minmax(0,1fr)_minmax(0,1.3fr)] items-center gap-x-3 gap-y-1 border-hairline px-3 py-2 not-first:border-t max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:justify-items-start"
            >
              <span className="muted">
                Regel <span>{row.line}</span>
              </span>
              <Badge tone={OUTCOMES[row.outcome].tone} className="justify-self-start">
                {OUTCOMES[row.outcome].label}
              </Badge>
              <span className={`clip ${WIDE}`}>
                <strong>{row.customerName || '–'}</strong> · <span>{row.rating || '–'}</span>{' '}
                <span>{row.rating === '1' ? 'ster' : 'sterren'}</span> ·{' '}
                <span>{row.day ? dayText(row.day) : 'vandaag'}</span>
              </span>
              <span className={`${row.problem ? 'field-error mt-0' : 'muted clip'} ${WIDE}`}>
                {row.problem ?? row.comment}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
