// /admin/bookkeeping/journal: papers, and everything that changed the balance at the payment provider, the newest first.

import { Link } from 'react-router';
import { entryNames, type JournalEntry } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { formatEuro } from '#shared/money.ts';
import { addressOf } from '#web/client/ask.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { useAdminSession } from '../../session/admin-session.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { momentColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList, fileOf } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { paged } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { BalanceStanding } from './balance-standing.tsx';
import { countryText, ENTRY_TONES, rateText, takenOff } from './book-texts.ts';
import { JOURNAL } from './bookkeeping-calls.ts';
import { BookkeepingTabs } from './bookkeeping-tabs.tsx';
import { recentQuarters } from './recent-quarters.ts';

const list = defineList<JournalEntry, never>({
  title: 'Boekhouding',
  heading: 'Journaal',
  noun: ['mutatie', 'mutaties'],
  source: paged({ key: JOURNAL, fetchPage: pagesOf(bookkeepingEndpoints.journal), staleTime: seconds(10) }),
  name: ({ reference }) => reference,
  search: {
    label: 'Zoek op bestelnummer, factuur of kenmerk',
    placeholder: 'Bestelling, factuur, kenmerk',
    tools: 'Journaal',
  },
  filters: {
    quarter: { label: 'Kwartaal', options: recentQuarters(new Date()) },
    kind: { label: 'Soort', options: entryNames },
    matched: { label: 'Bestelling', options: { no: 'Zonder' } },
  },
  useTable: () => ({ columns: COLUMNS }),
  file: fileOf(bookkeepingEndpoints.journalFile),
  failed: 'Het journaal laden is niet gelukt',
  empty: {
    title: 'Nog niets geboekt',
    text: 'Elke factuur, creditnota, betaling en uitbetaling komt hier vanzelf te staan.',
    filteredText: 'Geen mutatie past bij deze zoekopdracht en filters.',
  },
  tabs: BookkeepingTabs,
  above: BalanceStanding,
  dialogs: {},
});

const COLUMNS: Column<JournalEntry>[] = [
  {
    label: 'Wat',
    title: true,
    cell: (entry) => <What entry={entry} />,
  },
  { label: 'Bedrag', size: 'm', number: true, card: 'end', cell: ({ amount }) => formatEuro(amount) },
  {
    label: 'Btw of kosten',
    size: 'l',
    number: true,
    cell: ({ vatAmount, vatRate, country, fee }) =>
      vatRate !== null ? (
        <>
          {formatEuro(vatAmount)}
          <span className="sub">
            {rateText(vatRate)}, {countryText(country ?? '')}
          </span>
        </>
      ) : fee === 0 ? (
        '–'
      ) : (
        <>
          {takenOff(fee)}
          <span className="sub">kosten</span>
        </>
      ),
  },
  { label: 'Waarvoor', size: 'xl', card: 'bare', cell: (entry) => <Purpose entry={entry} /> },
  { ...momentColumn<JournalEntry>('Geboekt', ({ bookedAt }) => bookedAt), card: 'bare' },
];

function What({ entry: { kind, reference, vatRate } }: { entry: JournalEntry }) {
  const { role } = useAdminSession();
  return (
    <>
      <Badge tone={ENTRY_TONES[kind]}>{entryNames[kind]}</Badge>{' '}
      <span
        className="code inline-block max-w-full align-bottom wrap-anywhere @2xl:truncate"
        title={reference}
      >
        {reference}
      </span>
      {vatRate !== null && role === 'owner' ? (
        <a
          className="sub-beside ml-2 underline"
          href={addressOf(bookkeepingEndpoints.ubl, { params: { number: reference } })}
          download
        >
          Als UBL
        </a>
      ) : null}
    </>
  );
}

function Purpose({
  entry: { orderId, isUnmatched, payoutId, bookedAt, happenedAt },
}: {
  entry: JournalEntry;
}) {
  return (
    <>
      {orderId === null ? null : (
        <Link to={href('/admin/orders/:id', { id: orderId })}>{`ZW${100_000 + orderId}`}</Link>
      )}
      {isUnmatched ? <Badge tone="warning">Zonder bestelling</Badge> : null}
      {payoutId === null ? null : <span className="sub">uitbetaling {payoutId}</span>}
      {bookedAt === happenedAt ? null : <span className="sub">kwam na het sluiten</span>}
      {orderId === null && !isUnmatched && payoutId === null ? '–' : null}
    </>
  );
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
