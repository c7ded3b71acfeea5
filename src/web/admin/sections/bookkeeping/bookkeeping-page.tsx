// /admin/bookkeeping: one quarter for the tax return and the bookkeeper. The URL contains the quarter.

import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import {
  lastDayOf,
  nextQuarter,
  type QuarterDetail,
  type QuarterRow,
  quarterSchema,
  quarterText,
} from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { dayText, momentText } from '../../format.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Columns } from '../../ui/columns.tsx';
import { FileButton } from '../../ui/files/file-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { quarterQuery, quartersQuery } from './bookkeeping-calls.ts';
import { BookkeepingTabs } from './bookkeeping-tabs.tsx';
import { CloseQuarter } from './close-quarter.tsx';
import { MarginPanel, MeterPanel, MoneyPanel } from './margin-panels.tsx';
import { OssPanel, VatReturnPanel, VatRowsPanel } from './vat-panels.tsx';

export const meta = () => pageMeta('Boekhouding');

const STATES: Readonly<Record<QuarterRow['state'], readonly [BadgeTone, string]>> = {
  running: ['info', 'Loopt nog'],
  open: ['warning', 'Nog niet gesloten'],
  closed: ['plain', 'Gesloten'],
};

export default function BookkeepingPage() {
  const quarters = useQuery(quartersQuery);
  const [parameters, setParameters] = useSearchParams();
  const requestedQuarter = quarterSchema.safeParse(parameters.get('quarter'));
  return (
    <>
      <PageHeader title="Boekhouding" tabs={<BookkeepingTabs />} />
      <Loaded query={quarters} loading="Kwartalen laden" rows={8} failed="De kwartalen laden is niet gelukt">
        {(rows) => {
          const chosen = requestedQuarter.success
            ? requestedQuarter.data
            : (rows.find(({ state }) => state === 'open') ?? rows[0])?.quarter;
          return chosen ? (
            <Quarter
              quarter={chosen}
              rows={rows}
              choose={(quarter) => setParameters({ quarter }, { preventScrollReset: true })}
            />
          ) : null;
        }}
      </Loaded>
    </>
  );
}

type QuarterProps = { quarter: string; rows: readonly QuarterRow[]; choose(quarter: string): void };

function Quarter({ quarter, rows, choose }: QuarterProps) {
  const query = useQuery(quarterQuery(quarter));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <label>
          <span className="visually-hidden">Kwartaal</span>
          <select className="input" value={quarter} onChange={({ target }) => choose(target.value)}>
            {rows.some((row) => row.quarter === quarter) ? null : (
              <option value={quarter}>{quarterText(quarter)}</option>
            )}
            {rows.map((row) => (
              <option key={row.quarter} value={row.quarter}>
                {quarterText(row.quarter)}
              </option>
            ))}
          </select>
        </label>
        {query.data ? <QuarterTools detail={query.data} /> : null}
      </div>
      {query.data ? <QuarterStatus detail={query.data} /> : null}
      <Loaded query={query} loading="Kwartaal laden" rows={8} failed="Dit kwartaal laden is niet gelukt">
        {(detail) => <QuarterView detail={detail} />}
      </Loaded>
    </>
  );
}

function QuarterTools({ detail }: { detail: QuarterDetail }) {
  const [tone, word] = STATES[detail.state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      <span className="ml-auto flex flex-wrap items-center gap-1.5 max-md:ml-0">
        <QuarterFiles quarter={detail.quarter} />
        <CloseQuarter detail={detail} />
      </span>
    </>
  );
}

/**
 * Shows whether the figures of the quarter can still change. For a closed quarter it names the quarter in
 * which later entries are booked.
 */
function QuarterStatus({ detail }: { detail: QuarterDetail }) {
  const { quarter, state, closedAt, closedBy, closeFirst } = detail;
  const { role } = useAdminSession();
  const next = nextQuarter(quarter);
  return (
    <p className="-mt-1 mb-4 max-w-240 text-quiet [&_a]:underline">
      {state === 'running' ? (
        <span>{`Loopt tot en met ${dayText(lastDayOf(quarter))}; tot die tijd veranderen deze cijfers.`}</span>
      ) : null}
      {state === 'open' ? (
        <span>
          Voorbij, maar nog niet gesloten: wat met een datum in dit kwartaal binnenkomt, verandert deze
          cijfers nog.{' '}
          {role === 'owner' && closeFirst !== null ? (
            <Link className="inline-block" to={href('/admin/bookkeeping', { quarter: closeFirst })}>
              <span>
                Sluit eerst het <span>{quarterText(closeFirst)}</span>
              </span>
            </Link>
          ) : null}
        </span>
      ) : null}
      {state === 'closed' && closedAt ? (
        <span>
          Gesloten door {closedBy ? <span>{closedBy}</span> : null}
          <span> op </span>
          <span>{momentText(closedAt)}</span>: deze cijfers veranderen niet meer. Een correctie of wat later
          binnenkomt, staat in het{' '}
          <Link to={href('/admin/bookkeeping', { quarter: next })}>{quarterText(next)}</Link>.
        </span>
      ) : null}
    </p>
  );
}

/**
 * The downloads of a quarter. Only owners can download all invoices at once, because invoices contain names
 * of customers.
 */
function QuarterFiles({ quarter }: { quarter: string }) {
  const { role } = useAdminSession();
  const linkParams = { params: { quarter } };
  return (
    <>
      <FileButton endpoint={bookkeepingEndpoints.vatFile} asked={linkParams}>
        Btw (CSV)
      </FileButton>
      <FileButton endpoint={bookkeepingEndpoints.auditFile} asked={linkParams}>
        Auditfile <span className="md:max-lg:sr-only">(XAF)</span>
      </FileButton>
      {role === 'owner' ? (
        <FileButton endpoint={bookkeepingEndpoints.papers} asked={linkParams}>
          Facturen <span className="md:max-lg:sr-only">(ZIP)</span>
        </FileButton>
      ) : null}
    </>
  );
}

function QuarterView({ detail }: { detail: QuarterDetail }) {
  const { figures, unmatched, quarter } = detail;
  const { papers, money } = figures;
  const isEmpty =
    papers.invoices + papers.creditNotes === 0 && Object.values(money).every((amount) => amount === 0);
  if (isEmpty)
    return (
      <>
        <EmptyState title={`Niets geboekt in het ${quarterText(quarter)}`}>
          Ook dan doe je aangifte: een nihilaangifte. Elke verkoop en uitbetaling komt hier vanzelf te staan.
        </EmptyState>
        <OssPanel figures={figures} />
      </>
    );
  return (
    <>
      <VatReturnPanel figures={figures} />
      <OssPanel figures={figures} />
      {figures.vat.length > 0 ? <VatRowsPanel figures={figures} /> : null}
      <Columns>
        <MarginPanel margin={figures.margin} />
        <div className="min-w-0">
          <MeterPanel meter={figures.meter} />
          <MoneyPanel money={figures.money} unmatched={unmatched} quarter={quarter} />
        </div>
      </Columns>
    </>
  );
}
