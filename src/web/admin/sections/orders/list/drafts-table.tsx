// The table "Draft Orders (Incomplete)": checkouts that were not paid. It shows ten rows at first, like the
// table of orders above.

import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Draft } from '#modules/drafts/contract.ts';
import { href } from '#shared/href.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { ORDERS_POLL } from '../../../admin-queries.ts';
import { amountText, packText, shortMomentText, totalText } from '../../../format.ts';
import { DRAFT_LISTS, fetchDraftPage } from '../../../shared/draft-calls.ts';
import { type Column, DataTable, RowTitle } from '../../../ui/list/data-table.tsx';
import { ListBody, ListPanel, ShowMore } from '../../../ui/list/list-panel.tsx';
import { usePagedList } from '../../../ui/list/use-paged-list.ts';
import { AddressCell, CustomerCell, townOf } from './order-columns.tsx';

const EMPTY = {
  title: 'No draft orders found',
  text: 'Niemand is halverwege het afrekenen gestopt.',
  filteredText: '',
};

const COLUMNS: readonly Column<Draft>[] = [
  {
    label: 'Nummer',
    size: 'l',
    title: true,
    cell: ({ id, customerEmail, customerName, createdAt }) => (
      <span className="order-line">
        <RowTitle to={href('/admin/drafts', { q: customerEmail || customerName })}>
          #<span>{id}</span>
        </RowTitle>
        <span className="sub clip">{shortMomentText(createdAt)}</span>
      </span>
    ),
  },
  {
    label: 'Klant',
    cell: (draft) => <CustomerCell {...draft} place={townOf(draft)} />,
  },
  {
    label: 'Adres',
    size: 'xl',
    card: 'none',
    lowPriority: true,
    cell: (draft) => <AddressCell address={draft} />,
  },
  { label: 'Product', size: 's', cell: ({ variant }) => packText(variant) },
  { label: 'Totaal', size: 's', number: true, cell: ({ total }) => amountText(total) },
  {
    label: 'Status',
    size: 'm',
    cell: () => <Badge tone="warning">Payment Pending</Badge>,
  },
];

export function DraftsTable() {
  const { q, more, showMore } = useExpandedRows();
  const state = useMemo(() => ({ q, sort: 'newest', filters: {}, more }), [q, more]);
  const { query, rows, hasMore, isLoadingMore } = usePagedList({
    queryKey: DRAFT_LISTS,
    state,
    fetchPage: fetchDraftPage,
    staleTime: ORDERS_POLL,
  });
  const first = query.data?.pages[0];
  // Without matching carts the table is hidden, because the table above reports the result of the search.
  if (q !== '' && first?.items.length === 0) return null;
  return (
    <ListPanel
      title="Draft Orders (Incomplete)"
      count={first ? totalText(first, 'niet betaald', 'niet betaald') : ''}
      footer={<ShowMore hasMore={hasMore} more={more} busy={isLoadingMore} onChange={showMore} />}
    >
      <ListBody
        query={query}
        rows={rows}
        loading="Niet betaalde bestellingen laden"
        failed="Error loading draft orders"
        filtered={false}
        empty={EMPTY}
      >
        {(shown) => (
          <div className="orders-list @container">
            <DataTable rows={shown} columns={COLUMNS} rowId={({ id }) => id} rowName={({ id }) => `#${id}`} />
          </div>
        )}
      </ListBody>
    </ListPanel>
  );
}

/**
 * Returns the number of rows that the table of unpaid checkouts shows, kept in the URL, and a function to
 * change it. The search applies to both tables of the page; the other parameters of the URL belong to the
 * table of orders.
 */
function useExpandedRows() {
  const [parameters, setParameters] = useSearchParams();
  const unfolded = Number(parameters.get('drafts') ?? 0);
  const showMore = ({ more }: { more: number }) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (more > 0) next.set('drafts', String(more));
        else next.delete('drafts');
        return next;
      },
      { preventScrollReset: true },
    );
  const q = parameters.get('q')?.trim() ?? '';
  return { q, more: Number.isInteger(unfolded) && unfolded > 0 ? Math.min(unfolded, 20) : 0, showMore };
}
