// The customer's data in the shop, one panel per kind with its newest 50 records. Kinds without data are
// hidden.

import { Link } from 'react-router';
import type { CustomerDetail, CustomerLine } from '#modules/customers/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { amountText, countText, momentText } from '../../format.ts';
import { EmptyState } from '../../ui/states.tsx';
import { KINDS } from './customer-texts.ts';

export function CustomerRecords({ customer }: { customer: CustomerDetail }) {
  const recordsByKind = Object.entries(KINDS).flatMap(([table, kind]) => {
    const lines = customer.lines[table] ?? [];
    return lines.length > 0 ? [{ table, kind, lines }] : [];
  });
  return (
    <>
      {recordsByKind.length === 0 ? (
        <Panel title="Bestellingen">
          <EmptyState title="Nog niets besteld">Wat deze klant bestelt of schrijft, staat hier.</EmptyState>
        </Panel>
      ) : null}
      {recordsByKind.map(({ table, kind, lines }) => (
        <Panel
          key={table}
          title={kind.title}
          beside={
            <span className="muted">{lines.length === 50 ? 'De laatste 50' : countText(lines.length)}</span>
          }
        >
          <ul>
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                table={table}
                email={customer.email}
                hasAmounts={lines.some(({ amount }) => amount !== null)}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

type LineProps = { line: CustomerLine; table: string; email: string; hasAmounts: boolean };

function Line({ line, table, email, hasAmounts }: LineProps) {
  const kind = KINDS[table];
  if (!kind) return null;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-hairline px-4 py-1.5">
      <Link className="min-w-0 flex-1 basis-36 truncate leading-6" to={kind.path(line, email)}>
        {line.title || kind.nameless}
      </Link>
      <time className="muted tabular-nums" dateTime={line.at}>
        {momentText(line.at)}
      </time>
      <span className={line.amount === null ? 'text-right max-md:ml-auto md:w-28' : 'md:w-28'}>
        <Badge>{kind.states[line.state] ?? line.state}</Badge>
      </span>
      {hasAmounts ? (
        <span className="text-right tabular-nums max-md:ml-auto max-md:empty:hidden md:w-16">
          {line.amount === null ? null : amountText(line.amount)}
        </span>
      ) : null}
    </li>
  );
}
