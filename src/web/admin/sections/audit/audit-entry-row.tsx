// A row of the audit log: the operator, the action and the time of one write. When unfolded, the row shows
// every value before and after.

import type { AuditChange, AuditEntry } from '#modules/audit/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { actionText, changeText, failureText, subjectText, valueRows } from './audit-texts.ts';

/** The maximum number of changed values that a folded row of the audit log names. */
const NAMED_VALUES = 4;

type AuditRowsProps = { entries: readonly AuditEntry[]; isStale: boolean };

export function AuditRows({ entries, isStale }: AuditRowsProps) {
  return (
    <div
      className={`[--audit:minmax(0,1fr)_10rem_7rem] max-md:[--audit:minmax(0,1fr)_auto] ${isStale ? 'opacity-60' : ''}`}
    >
      <p
        className="grid min-h-8 grid-cols-(--audit) items-center gap-x-4 border-t border-hairline px-4 text-[0.78125rem] font-[520] text-quiet max-md:hidden"
        aria-hidden
      >
        <span>Wat</span> <span>Wie</span> <span className="text-right">Wanneer</span>
      </p>
      <ol>
        {entries.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const failure = failureText(entry.status);
  return (
    <li className="border-t border-hairline">
      <details className="group">
        <summary className="grid min-h-(--row) cursor-pointer grid-cols-(--audit) items-center gap-x-4 px-4 py-1.25 group-open:bg-raised/55 hover:bg-raised/55 focus-visible:-outline-offset-2">
          <span className="flex min-w-0 items-baseline gap-x-2.5 max-md:col-span-full max-md:flex-wrap">
            <strong className="wrap-anywhere md:flex-none">{actionText(entry)}</strong>
            {failure ? <Badge tone="warning">{failure}</Badge> : null}
            <span className="clip">{subjectText(entry)}</span>
            <span className="muted clip">{valueNames(entry)}</span>
          </span>
          <span className="clip text-quiet">{entry.operator}</span>
          <Moment className="text-right text-quiet" at={entry.at} />
        </summary>
        <div className="grid gap-3.5 px-4 pt-2 pb-3.5">
          {entry.changes.map((change) => (
            <ChangeTable key={changeText(change)} change={change} />
          ))}
          {entry.changeCount > entry.changes.length ? (
            <p className="muted">
              En nog <span>{entry.changeCount - entry.changes.length}</span> gewijzigde rijen.
            </p>
          ) : null}
          {entry.changeCount === 0 ? <p className="muted">Er is niets in de gegevens veranderd.</p> : null}
          <details className="text-[0.78125rem] wrap-anywhere text-quiet">
            <summary className="cursor-pointer">Technisch</summary>
            <span className="code">
              <span>{entry.method}</span> <span>{entry.path}</span>
            </span>{' '}
            · antwoord <span>{entry.status ?? 'onbekend'}</span> · vanaf{' '}
            <span className="code">{entry.addressHash.slice(0, 10)}</span> · aanvraag{' '}
            <span className="code">{entry.requestId}</span>
          </details>
        </div>
      </details>
    </li>
  );
}

function ChangeTable({ change }: { change: AuditChange }) {
  const rows = valueRows(change);
  const caption = changeText(change);
  if (rows.length === 0) return <p>{caption}</p>;
  const isComparison = change.before !== null && change.after !== null;
  const columns = isComparison ? COMPARED : [{ side: sideOf(change), title: 'Waarde' } as const];
  return (
    <table className="audit-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Veld</th>
          {columns.map(({ side, title }) => (
            <th key={side} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {columns.map(({ side, title }) => (
              <td key={side} data-label={isComparison ? title : undefined}>
                {isComparison ? <ComparedValue side={side} text={row[side]} /> : row[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Side = 'before' | 'after';

const COMPARED = [
  { side: 'before', title: 'Was' },
  { side: 'after', title: 'Werd' },
] as const;

/**
 * The side of a changed row in the audit log whose values are shown when only one side exists: `after` for an
 * added row, `before` for a deleted row.
 */
const sideOf = ({ before }: AuditChange): Side => (before === null ? 'after' : 'before');

const ComparedValue = ({ side, text }: { side: Side; text: string }) =>
  side === 'before' ? (
    <del className="text-danger decoration-current/45">{text}</del>
  ) : (
    <ins className="text-accent-text no-underline">{text}</ins>
  );

function valueNames({ changes }: AuditEntry): string {
  const changed = changes.filter(({ before, after }) => before !== null && after !== null);
  const names = [...new Set(changed.flatMap((change) => valueRows(change).map(({ label }) => label)))];
  const more = names.length - NAMED_VALUES;
  return names.slice(0, NAMED_VALUES).join(', ') + (more > 0 ? ` en nog ${more}` : '');
}
