// /admin/withdrawals: what customers declared, the newest first, each with the days left to pay back.

import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Withdrawal } from '#modules/orders/contract.ts';
import { seconds } from '#shared/clock.ts';
import { momentText, shortMomentText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { CsvLink } from '../ui/list/csv-button.tsx';
import { type Column, DataTable, RowTitle } from '../ui/list/data-table.tsx';
import { filterQuery, isFiltered, type ListShape } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar, RefreshButton } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePagedList } from '../ui/list/use-paged-list.ts';
import { RefundClock } from './refund-clock.tsx';
import { fetchWithdrawalPage, WITHDRAWAL_LISTS, withdrawalsFile } from './withdrawal-calls.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { MATCH_LABELS } from './withdrawal-texts.ts';

export const meta = () => pageMeta('Herroepingen');

const FRESH = seconds(30);
const SHAPE = { filters: { status: ['open', 'settled'] }, sorts: ['newest'] } as const satisfies ListShape;
const EMPTY = {
  title: 'Nog geen herroepingen',
  text: 'Wie via /herroepen een aankoop terugdraait, staat hier met de tijd die je hebt om terug te betalen.',
  filteredText: 'Geen herroeping past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Withdrawal) => id;
const nameOf = ({ reference }: Withdrawal) => reference;

export default function WithdrawalsPage() {
  const { state, change } = useListState(SHAPE);
  const list = usePagedList({
    queryKey: WITHDRAWAL_LISTS,
    state,
    fetchPage: fetchWithdrawalPage,
    staleTime: FRESH,
  });
  const [open, setOpen] = useState<Withdrawal | null>(null);
  const columns = useMemo(() => withdrawalColumns(setOpen), []);
  const close = useCallback(() => setOpen(null), []);
  return (
    <>
      <PageHeader title="Herroepingen" />
      <ListPanel
        alone
        title="Herroepingen"
        count={list.countText('herroeping', 'herroepingen')}
        toolbar={
          <ListToolbar label="Herroepingen">
            <SearchBox
              q={state.q}
              label="Zoek op naam, e-mail of bestelnummer"
              placeholder="Naam, e-mail of bestelnummer"
              onChange={change}
            />
            <ListSelect
              label="Status"
              value={state.filters.status}
              options={[
                ['', 'Alle'],
                ['open', 'Nog terug te betalen'],
                ['settled', 'Terugbetaald'],
              ]}
              onChange={(status) => change({ filters: { status } })}
            />
            <CsvLink href={withdrawalsFile(filterQuery(state))} />
            <RefreshButton busy={list.query.isRefetching} onRefresh={() => void list.query.refetch()} />
          </ListToolbar>
        }
        footer={
          <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
        }
      >
        <ListBody
          query={list.query}
          rows={list.rows}
          stale={list.isStale}
          loading="Herroepingen laden"
          failed="Error loading withdrawals"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => <DataTable rows={shown} columns={columns} rowId={idOf} rowName={nameOf} />}
        </ListBody>
      </ListPanel>
      {open ? <WithdrawalDialog withdrawal={open} onClose={close} /> : null}
    </>
  );
}

function withdrawalColumns(onOpen: (withdrawal: Withdrawal) => void): Column<Withdrawal>[] {
  return [
    {
      label: 'Klant',
      title: true,
      cell: (withdrawal) => (
        <>
          <RowTitle onOpen={() => onOpen(withdrawal)}>{withdrawal.customerName}</RowTitle>
          <span className="sub clip">{withdrawal.customerEmail}</span>
        </>
      ),
    },
    {
      label: 'Bestelling',
      size: 'xl',
      cell: ({ order, orderNumber, match }) => (
        <>
          {order ? (
            <Link to={`/admin/orders/${order.id}`}>{order.orderNumber}</Link>
          ) : (
            <span className="clip">{orderNumber}</span>
          )}
          {match === 'order_and_email' ? null : <span className="sub clip-2">{MATCH_LABELS[match]}</span>}
        </>
      ),
    },
    {
      label: 'Ontvangen',
      size: 'l',
      cell: ({ declaredAt, late }) => (
        <>
          <time dateTime={declaredAt} title={momentText(declaredAt)}>
            {shortMomentText(declaredAt)}
          </time>
          {late ? <span className="badge badge-warning withdrawal-late">Na de bedenktijd</span> : null}
        </>
      ),
    },
    { label: 'Terugbetalen', size: 'xl', cell: (withdrawal) => <RefundClock withdrawal={withdrawal} /> },
  ];
}
