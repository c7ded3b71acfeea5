// /admin/bookkeeping/journal: invoices, credit notes and all balance changes at the payment provider, newest
// first.

import { Link } from 'react-router';
import { entryNames, type JournalEntry } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { formatEuro } from '#shared/money.ts';
import { urlOf } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { useAdminSession } from '../../session/admin-session.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { momentColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { BalanceSyncStatus } from './balance-sync-status.tsx';
import { countryText, ENTRY_TONES, negativeAmount, rateText } from './book-texts.ts';
import { JOURNAL } from './bookkeeping-calls.ts';
import { BookkeepingTabs } from './bookkeeping-tabs.tsx';
import { recentQuarters } from './recent-quarters.ts';

const list = defineList<JournalEntry, never>({
  title: 'Boekhouding',
  heading: 'Journaal',
  noun: ['mutatie', 'mutaties'],
  source: pagedList({
    key: JOURNAL,
    fetchPage: pagesOf(bookkeepingEndpoints.journal),
    staleTime: seconds(10),
  }),
  name: ({ reference }) => reference,
  search: {
    label: 'Zoek op bestelnummer, factuur of kenmerk',
    placeholder: 'Bestelling of kenmerk',
    tools: 'Journaal',
  },
  filters: {
    quarter: { label: 'Kwartaal', options: recentQuarters(new Date()) },
    kind: { label: 'Soort', options: entryNames },
    matched: { label: 'Bestelling', options: { no: 'Zonder' } },
  },
  useTable: () => ({ columns: COLUMNS }),
  file: csvFileOf(bookkeepingEndpoints.journalFile),
  failed: 'Het journaal laden is niet gelukt',
  empty: {
    title: 'Nog niets geboekt',
    text: 'Elke factuur, creditnota, betaling en uitbetaling komt hier vanzelf te staan.',
    filteredText: 'Geen mutatie past bij deze zoekopdracht en filters.',
  },
  tabs: BookkeepingTabs,
  above: BalanceSyncStatus,
});

const COLUMNS: Column<JournalEntry>[] = [
  {
    label: 'Wat',
    title: true,
    cell: (entry) => <DescriptionCell entry={entry} />,
  },
  { label: 'Waarvoor', size: 'xl', card: 'bare', cell: purposeOf },
  { label: 'Bedrag', size: 'm', number: true, card: 'end', cell: ({ amount }) => formatEuro(amount) },
  {
    label: 'Btw of kosten',
    size: 'l',
    number: true,
    card: 'bare',
    cell: ({ vatAmount, vatRate, country, fee }) => {
      if (vatRate === null)
        return fee === 0 ? '–' : <LabelledAmount of="kosten" amount={negativeAmount(fee)} />;
      const abroad = country === null || country === 'NL' ? '' : `, ${countryText(country)}`;
      return <LabelledAmount of={`btw ${rateText(vatRate)}${abroad}`} amount={formatEuro(vatAmount)} />;
    },
  },
  { ...momentColumn<JournalEntry>('Geboekt', ({ bookedAt }) => bookedAt), card: 'bare' },
];

function DescriptionCell({ entry: { kind, reference, vatRate } }: { entry: JournalEntry }) {
  const { role } = useAdminSession();
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 @4xl:flex-nowrap">
      <span className="max-w-full flex-none @2xl:w-full @4xl:w-24">
        <Badge tone={ENTRY_TONES[kind]}>{entryNames[kind]}</Badge>
      </span>
      <span className="min-w-0 text-quiet wrap-anywhere @4xl:truncate" title={reference}>
        {reference}
      </span>
      {vatRate !== null && role === 'owner' ? (
        <a
          className="sub-beside underline"
          href={urlOf(bookkeepingEndpoints.ubl, { params: { number: reference } })}
          download
        >
          Als UBL
        </a>
      ) : null}
    </span>
  );
}

/**
 * An amount with its label before it, for places of the journal where several amounts stand below each other.
 */
function LabelledAmount({ of, amount }: { of: string; amount: string }) {
  return (
    <span>
      <span className="sub-beside">{of}</span> <span>{amount}</span>
    </span>
  );
}

function purposeOf({ orderId, isUnmatched, payoutId, reference, bookedAt, happenedAt }: JournalEntry) {
  const payout = payoutId === null || reference.endsWith(payoutId) ? null : payoutId;
  const isLater = bookedAt !== happenedAt;
  if (orderId === null && !isUnmatched && payout === null && !isLater) return '–';
  return (
    <>
      {orderId === null ? null : (
        <Link to={href('/admin/orders/:id', { id: orderId })}>{`ZW${100_000 + orderId}`}</Link>
      )}
      {isUnmatched ? <Badge tone="warning">Zonder bestelling</Badge> : null}
      {payout === null ? null : (
        <span className="sub @2xl:@max-4xl:hidden">
          uitbetaling <span>{payout}</span>
        </span>
      )}
      {isLater ? <span className="sub">kwam na het sluiten</span> : null}
    </>
  );
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
