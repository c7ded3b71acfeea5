// /admin/withdrawals: all withdrawals, newest first, each with the days left to refund.

import type { QueryKey } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RETURN_NAMES, type Withdrawal } from '#modules/returns/contract.ts';
import { withdrawalEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { RETURNS_STALE_MS } from '../../shared/returns/return-calls.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { titleColumn } from '../../ui/list/columns/column-makers.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { csvFileOf, defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { pagedList } from '../../ui/list/list-sources.ts';
import { pagesOf } from '../../ui/list/use-paged-list.ts';
import { Moment } from '../../ui/moment.tsx';
import { RefundDeadline } from './refund-deadline.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { isUnconfirmed, MATCH_LABELS, RECEIPT_LABELS } from './withdrawal-texts.ts';

/** The cache key of the lists of withdrawals. */
const WITHDRAWAL_LISTS: QueryKey = ['withdrawals'];

const list = defineList<Withdrawal, 'show'>({
  title: 'Herroepingen',
  noun: ['herroeping', 'herroepingen'],
  source: pagedList({
    key: WITHDRAWAL_LISTS,
    fetchPage: pagesOf(withdrawalEndpoints.list),
    refetchInterval: RETURNS_STALE_MS,
  }),
  name: ({ reference }) => reference,
  search: {
    label: 'Zoek op naam, e-mail of bestelnummer',
    placeholder: 'Naam, e-mail of nummer',
  },
  filters: {
    status: { label: 'Status', options: { open: 'Nog terug te betalen', settled: 'Terugbetaald' } },
  },
  useTable: (open) => ({ columns: withdrawalColumns((withdrawal) => open('show', withdrawal)) }),
  file: csvFileOf(withdrawalEndpoints.export),
  empty: {
    title: 'Nog geen herroepingen',
    text: 'Wie via /herroepen een aankoop terugdraait, staat hier met de tijd die je hebt om terug te betalen.',
  },
  dialogs: { show: WithdrawalDialog },
});

export const meta = () => pageMeta(list.title);

export default listPage(list);

function withdrawalColumns(onOpen: (withdrawal: Withdrawal) => void): Column<Withdrawal>[] {
  return [
    titleColumn(
      'Klant',
      onOpen,
      ({ customerName }) => customerName,
      ({ customerEmail }) => <span className="sub clip">{customerEmail}</span>,
    ),
    {
      label: 'Bestelling',
      size: 'm',
      card: 'bare',
      cell: ({ order, orderNumber, match }) => (
        <>
          {order ? (
            <Link to={href('/admin/orders/:id', { id: order.id })}>{order.orderNumber}</Link>
          ) : (
            <span className="clip">{orderNumber}</span>
          )}
          {match === 'order_and_email' ? null : <span className="sub clip-2">{MATCH_LABELS[match]}</span>}
        </>
      ),
    },
    {
      label: 'Ontvangen',
      size: 'm',
      card: 'none',
      lowPriority: true,
      cell: ({ declaredAt, late, receipt }) => (
        <>
          <Moment at={declaredAt} />
          {late ? <Badge tone="warning">Na de bedenktijd</Badge> : null}
          {isUnconfirmed(receipt) ? <span className="sub clip-2">{RECEIPT_LABELS[receipt]}</span> : null}
        </>
      ),
    },
    {
      label: 'Terugbetalen',
      size: 'l',
      card: 'end',
      cell: (withdrawal) => <RefundDeadline withdrawal={withdrawal} />,
    },
    {
      label: 'Retour',
      size: 'm',
      card: 'bare',
      cell: (row) =>
        row.return ? (
          <>
            <Link to={href('/admin/returns/:id', { id: row.return.id })}>{row.return.reference}</Link>
            <span className="sub @max-2xl:inline">{RETURN_NAMES[row.return.status]}</span>
          </>
        ) : (
          '–'
        ),
    },
  ];
}
