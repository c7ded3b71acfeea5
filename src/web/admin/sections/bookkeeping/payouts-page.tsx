// /admin/bookkeeping/payouts: payouts to the bank, each compared with the sum of its journal entries.

import { Link } from 'react-router';
import type { Payout } from '#modules/bookkeeping/contract.ts';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { formatEuro } from '#shared/money.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { countedText, dayText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { momentColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { BalanceSyncStatus } from './balance-sync-status.tsx';
import { PAYOUTS } from './bookkeeping-calls.ts';
import { BookkeepingTabs } from './bookkeeping-tabs.tsx';

const STATUSES: Readonly<Record<Payout['status'], readonly [BadgeTone, string]>> = {
  pending: ['info', 'Onderweg'],
  paid: ['live', 'Op de bank'],
  failed: ['danger', 'Niet gelukt'],
};

const list = defineList<Payout, never>({
  title: 'Boekhouding',
  heading: 'Uitbetalingen',
  noun: ['uitbetaling', 'uitbetalingen'],
  source: pagedList({
    key: PAYOUTS,
    fetchPage: pagesOf(bookkeepingEndpoints.payouts),
    staleTime: seconds(10),
  }),
  name: ({ providerId }) => providerId,
  search: { label: 'Zoek op kenmerk', placeholder: 'Kenmerk, zoals po_…', tools: 'Uitbetalingen' },
  useTable: () => ({ columns: COLUMNS }),
  failed: 'De uitbetalingen laden is niet gelukt',
  empty: {
    title: 'Nog geen uitbetalingen',
    text: 'De winkel vraagt er elk uur naar bij de betaaldienst.',
    filteredText: 'Geen uitbetaling past bij deze zoekopdracht.',
  },
  tabs: BookkeepingTabs,
  above: BalanceSyncStatus,
});

const COLUMNS: Column<Payout>[] = [
  {
    label: 'Uitbetaling',
    title: true,
    cell: (payout) => <Reference payout={payout} />,
  },
  { label: 'Bedrag', size: 'm', number: true, card: 'end', cell: ({ amount }) => formatEuro(amount) },
  { label: 'Op de bank', size: 'm', cell: ({ arrivesOn }) => dayText(arrivesOn) },
  { label: 'Bestaat uit', size: 'l', card: 'bare', cell: (payout) => <Parts payout={payout} /> },
  { ...momentColumn<Payout>('Verstuurd', ({ createdAt }) => createdAt), card: 'none', lowPriority: true },
];

/**
 * The payout's id with a link to its journal entries. A payout that has not reached the bank yet also shows
 * its status.
 */
function Reference({ payout: { providerId, status } }: { payout: Payout }) {
  const [tone, word] = STATUSES[status];
  return (
    <>
      <Link className="code" to={href('/admin/bookkeeping/journal', { q: providerId })}>
        {providerId}
      </Link>
      <span> </span>
      {status === 'paid' ? null : <Badge tone={tone}>{word}</Badge>}
    </>
  );
}

function Parts({ payout: { entries, sum, amount } }: { payout: Payout }) {
  if (sum === null) return '–';
  return (
    <span>
      <span>{countedText(entries, 'mutatie', 'mutaties')}</span>{' '}
      {sum === amount ? null : (
        <Badge tone="warning">
          <span>
            samen <span>{formatEuro(sum)}</span>
          </span>
        </Badge>
      )}
    </span>
  );
}

export const meta = () => pageMeta(list.heading);

export default listPage(list);
