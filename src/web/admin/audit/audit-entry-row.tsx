// One write in the log: who did what and when, and unfolded every value before and after.

import type { AuditChange, AuditEntry } from '#modules/audit/contract.ts';
import { momentText } from '../format.ts';
import { changeText, deedText, troubleText, valueRows } from './audit-texts.ts';

/** In the folded row stand the names of this many values. */
const NAMED_VALUES = 4;

export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const trouble = troubleText(entry.status);
  return (
    <li>
      <details className="audit-entry">
        <summary>
          <span className="audit-deed">
            <strong>{deedText(entry)}</strong>
            {trouble ? <span className="badge badge-warning">{trouble}</span> : null}
            <span className="muted clip">{valueNames(entry)}</span>
          </span>
          <span className="audit-who muted">
            <span className="clip">{entry.operator}</span>
            <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </span>
        </summary>
        <div className="audit-detail">
          {entry.changes.map((change) => (
            <ChangeTable key={changeText(change)} change={change} />
          ))}
          {entry.changeCount > entry.changes.length ? (
            <p className="muted">En nog {entry.changeCount - entry.changes.length} gewijzigde rijen.</p>
          ) : null}
          {entry.changeCount === 0 ? <p className="muted">Er is niets in de gegevens veranderd.</p> : null}
          <p className="muted audit-trace">
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
              <td data-label={both ? 'Was' : undefined}>{both ? <del>{before}</del> : before}</td>
            )}
            {change.after === null ? null : (
              <td data-label={both ? 'Werd' : undefined}>{both ? <ins>{after}</ins> : after}</td>
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
