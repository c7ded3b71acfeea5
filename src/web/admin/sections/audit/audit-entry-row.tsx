// One write in the log: who did what and when, and unfolded every value before and after.

import type { AuditChange, AuditEntry } from '#modules/audit/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { momentText } from '../../format.ts';
import { changeText, deedText, troubleText, valueRows } from './audit-texts.ts';

/** In the folded row stand the names of this many values. */
const NAMED_VALUES = 4;

export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const trouble = troubleText(entry.status);
  return (
    <li className="border-t border-hairline">
      <details className="group">
        <summary className="flex min-h-(--row) cursor-pointer items-center justify-between gap-x-4 gap-y-1 px-4 py-1.25 group-open:bg-raised/55 hover:bg-raised/55 focus-visible:-outline-offset-2 max-md:flex-col max-md:items-stretch max-md:justify-center">
          <span className="flex min-w-0 items-baseline gap-2.5 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0.5">
            <strong className="wrap-anywhere">{deedText(entry)}</strong>
            {trouble ? <Badge tone="warning">{trouble}</Badge> : null}
            <span className="muted clip">{valueNames(entry)}</span>
          </span>
          <span className="flex max-w-[45%] min-w-0 flex-none items-baseline gap-2.5 text-quiet max-md:max-w-none max-md:justify-between">
            <span className="clip">{entry.operator}</span>
            <time className="flex-none" dateTime={entry.at}>
              {momentText(entry.at)}
            </time>
          </span>
        </summary>
        <div className="grid gap-3.5 px-4 pt-2 pb-3.5">
          {entry.changes.map((change) => (
            <ChangeTable key={changeText(change)} change={change} />
          ))}
          {entry.changeCount > entry.changes.length ? (
            <p className="muted">En nog {entry.changeCount - entry.changes.length} gewijzigde rijen.</p>
          ) : null}
          {entry.changeCount === 0 ? <p className="muted">Er is niets in de gegevens veranderd.</p> : null}
          <p className="text-[0.78125rem] wrap-anywhere text-quiet">
            <span className="code">
              {entry.method} {entry.path}
            </span>{' '}
            · antwoord {entry.status ?? 'onbekend'} · vanaf{' '}
            <span className="code">{entry.addressHash.slice(0, 10)}</span> · aanvraag{' '}
            <span className="code">{entry.requestId}</span>
          </p>
        </div>
      </details>
    </li>
  );
}

function ChangeTable({ change }: { change: AuditChange }) {
  const rows = valueRows(change);
  const caption = changeText(change);
  if (rows.length === 0) return <p>{caption}</p>;
  const both = change.before !== null && change.after !== null;
  return (
    <table className="audit-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Veld</th>
          {change.before === null ? null : <th scope="col">{both ? 'Was' : 'Waarde'}</th>}
          {change.after === null ? null : <th scope="col">{both ? 'Werd' : 'Waarde'}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {change.before === null ? null : (
              <td data-label={both ? 'Was' : undefined}>
                {both ? <del className="text-danger decoration-current/45">{before}</del> : before}
              </td>
            )}
            {change.after === null ? null : (
              <td data-label={both ? 'Werd' : undefined}>
                {both ? <ins className="text-accent-text no-underline">{after}</ins> : after}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueNames({ changes }: AuditEntry): string {
  const changed = changes.filter(({ before, after }) => before !== null && after !== null);
  const names = [...new Set(changed.flatMap((change) => valueRows(change).map(({ label }) => label)))];
  const more = names.length - NAMED_VALUES;
  return names.slice(0, NAMED_VALUES).join(', ') + (more > 0 ? ` en nog ${more}` : '');
}
