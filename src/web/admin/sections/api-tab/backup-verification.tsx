// Shows whether the backups are usable: whether each was copied to a second location, and the result of the
// last restore test.

import type { ReactNode } from 'react';
import type { BackupChecks, BookKey, TrialReport } from '#modules/operations/contract.ts';
import { formatEuro, fromEuros } from '#shared/money.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { countedText, momentText } from '../../format.ts';

const NOT_CHECKED = { text: 'Nog niet', tone: 'plain' } as const;
const PASSED = { text: 'Klopt', tone: 'live' } as const;
const FAILED = { text: 'Storing', tone: 'danger' } as const;
const RUNNING = { text: 'Bezig', tone: 'info' } as const;

type Check = { begunAt: string | null; endedAt: string | null; ok: boolean } | null;
const stateOf = (check: Check): { text: string; tone: BadgeTone } => {
  if (check?.begunAt) return RUNNING;
  if (!check?.endedAt) return NOT_CHECKED;
  return check.ok ? PASSED : FAILED;
};

export function BackupVerification({ checks: { place, copy, trial } }: { checks: BackupChecks }) {
  return (
    <ul>
      <CheckPanel title="Kopie elders" state={place ? stateOf(copy) : NOT_CHECKED}>
        {place ? (
          <p className="muted">
            <span>{copy?.detail || `Naar ${place}, na de volgende back-up.`}</span>
            {copy?.provenAt ? (
              <span>{` De nieuwste die er staat is van ${momentText(copy.provenAt)}.`}</span>
            ) : null}
          </p>
        ) : (
          <p className="muted">
            <span>Back-ups staan alleen op de server van de winkel. Zet </span>
            <span className="code">BACKUP_TO</span>
            <span> op een map op een andere schijf of op een S3-bucket.</span>
          </p>
        )}
      </CheckPanel>
      <CheckPanel title="Op proef teruggezet" state={stateOf(trial)}>
        {trial?.endedAt ? (
          <>
            <p className="muted">
              <span>{momentText(trial.endedAt)}</span>. <span>{trial.detail}</span>
            </p>
            {trial.report ? <Report report={trial.report} /> : null}
            {!trial.ok && trial.provenAt ? (
              <p className="muted">
                De laatste keer dat alles klopte was <span>{momentText(trial.provenAt)}</span>.
              </p>
            ) : null}
          </>
        ) : (
          <p className="muted">
            Elke zondag om 4:30 wordt de nieuwste back-up teruggezet in een database apart, en vergeleken met
            de winkel.
          </p>
        )}
      </CheckPanel>
    </ul>
  );
}

type CheckPanelProps = { title: string; state: { text: string; tone: BadgeTone }; children: ReactNode };

function CheckPanel({ title, state, children }: CheckPanelProps) {
  return (
    <li className="grid gap-1 border-t border-hairline px-4 py-3 wrap-anywhere">
      <p className="flex items-center justify-between gap-2">
        <strong>{title}</strong>
        <Badge tone={state.tone}>{state.text}</Badge>
      </p>
      {children}
    </li>
  );
}

const BOOK_LABELS: Readonly<Record<BookKey, readonly [one: string, many: string]>> = {
  orders: ['bestelling', 'bestellingen'],
  invoices: ['factuur of creditnota', 'facturen en creditnota’s'],
  payments: ['betaling', 'betalingen'],
  refunds: ['terugbetaling', 'terugbetalingen'],
};

function Report({ report }: { report: TrialReport }) {
  const { seconds, rows, files, books, from, differences, differing } = report;
  const source = from === 'copy' ? 'De kopie van elders' : 'De back-up van de server';
  const compared = books.map(
    ({ book, count, cents }) =>
      `${countedText(count, ...BOOK_LABELS[book])} (${formatEuro(fromEuros(cents / 100))})`,
  );
  return (
    <>
      <p className="muted">
        <span>{source}</span>: <span>{countedText(rows, 'rij', 'rijen')}</span> en{' '}
        <span>{countedText(files, 'bestand', 'bestanden')}</span> in{' '}
        <span>{seconds.toLocaleString('nl-NL')}</span> s. Vergeleken: <span>{compared.join(', ')}</span>.
      </p>
      {differing > 0 ? (
        <>
          <p>
            <span>{countedText(differing, 'verschil', 'verschillen')}</span>:
          </p>
          <ul className="list-disc pl-5">
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
