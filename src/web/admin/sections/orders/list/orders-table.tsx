// The table "Completed Orders": the paid orders, ten at first and more on request, with actions on one order
// or on many.

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { Order } from '#modules/orders/contract.ts';
import { href } from '#shared/href.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { archivedOrdersQuery } from '../../../admin-queries.ts';
import { totalText } from '../../../format.ts';
import { useMayWrite } from '../../../session/admin-session.ts';
import { BulkBar, BulkReport } from '../../../ui/list/bulk/bulk-bar.tsx';
import { useBulk } from '../../../ui/list/bulk/use-bulk.ts';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { ListBody, ListPanel, ShowMore } from '../../../ui/list/list-panel.tsx';
import { isFiltered, unfiltered } from '../../../ui/list/list-url.ts';
import { CLEAR_ALL } from '../../../ui/list/no-results.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { type Selection, useSelection } from '../../../ui/list/use-selection.ts';
import { dialogOfKey, useOrderDialogs } from '../order-dialogs.tsx';
import { OrderBulkActions } from './order-bulk-actions.tsx';
import { type OpenDialog, orderColumns } from './order-columns.tsx';
import { ORDER_LIST, type OrderListState } from './order-list.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useOrderList } from './use-order-list.ts';

const EMPTY = {
  title: 'No orders found',
  text: 'Zodra een klant betaald heeft, staat de bestelling hier.',
  filteredTitle: 'No orders found',
  filteredText: 'Geen bestelling past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: Order) => id;
const numberOf = ({ orderNumber }: Order) => orderNumber;

export function OrdersTable({ onRefresh }: { onRefresh(): void }) {
  const { state, change } = useListState(ORDER_LIST);
  const table = useRef<HTMLDivElement>(null);
  const isReading = useCallback(() => isInUse(table.current), []);
  const list = useOrderList(state, isReading);
  const { orders } = list;
  const { open, dialog } = useOrderDialogs();
  const selection = useSelection(orders.map(idOf));
  const bulk = useBulk<Order>({ rowId: idOf, rowName: numberOf, onDone: onRefresh });
  const refresh = () => {
    list.showHeld();
    onRefresh();
  };
  return (
    <ListPanel
      title="Completed Orders"
      count={list.total === null ? '' : totalText(list.total, 'bestelling', 'bestellingen')}
      besidesCount={isFiltered(state) ? null : <ArchiveLink />}
      toolbar={
        <OrdersToolbar
          state={state}
          refreshing={list.query.isRefetching}
          onChange={change}
          onRefresh={refresh}
        />
      }
      footer={
        <ShowMore hasMore={list.hasMore} more={state.more} busy={list.isLoadingMore} onChange={change} />
      }
      bulk={
        <BulkBar selection={selection} busy={bulk.busy}>
          <OrderBulkActions orders={orders.filter(({ id }) => selection.ids.has(id))} bulk={bulk} />
        </BulkBar>
      }
    >
      {list.held > 0 ? <Arrivals count={list.held} onShow={list.showHeld} /> : null}
      <div
        ref={table}
        className={list.isStale ? 'orders-list @container opacity-60' : 'orders-list @container'}
      >
        <OrderRows
          list={list}
          state={state}
          selection={selection}
          onOpen={open}
          onClear={() => change(unfiltered(state))}
        />
      </div>
      {dialog}
      {bulk.report ? (
        <BulkReport title="Niet alles is gelukt" results={bulk.report} onClose={bulk.closeReport} />
      ) : null}
    </ListPanel>
  );
}

/**
 * The link to the archive with the number of archived orders. All sums include archived orders, so the
 * overview counts more orders than this list.
 */
function ArchiveLink() {
  const { data: archived } = useQuery(archivedOrdersQuery);
  if (!archived || archived.total === 0) return null;
  return (
    <Link className="whitespace-nowrap" to={href('/admin/orders', { archived: 'true' })}>
      {totalText(archived, 'in het archief', 'in het archief')}
    </Link>
  );
}

/**
 * The button that shows the new orders which arrived since the list was loaded; `count` is their number. It
 * floats above the list, so that it does not move the rows itself.
 */
function Arrivals({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <div className="sticky top-13 z-4 h-0 text-center">
      <Button
        variant="primary"
        className="min-h-7 rounded-full shadow-[0_4px_14px_rgb(0_0_0/0.25)]"
        onClick={onShow}
      >
        {count === 1 ? '1 nieuwe bestelling tonen' : `${count} nieuwe bestellingen tonen`}
      </Button>
    </div>
  );
}

type OrderRowsProps = {
  list: ReturnType<typeof useOrderList>;
  state: OrderListState;
  selection: Selection;
  onOpen: OpenDialog;
  onClear(): void;
};

/** The rows of orders; archived orders can be neither selected nor changed. */
function OrderRows({ list: { query, orders }, state, selection, onOpen, onClear }: OrderRowsProps) {
  const areArchived = state.filters.archived !== '';
  const mayChange = useMayWrite() && !areArchived;
  const columns = useMemo(() => orderColumns(onOpen, areArchived), [onOpen, areArchived]);
  const onKey = useCallback(
    (key: string, order: Order) => {
      const kind = mayChange ? dialogOfKey(key, order) : null;
      if (kind) onOpen(kind, order);
      return kind !== null;
    },
    [onOpen, mayChange],
  );
  return (
    <ListBody
      query={query}
      rows={orders}
      loading="Bestellingen laden"
      failed="Error loading orders"
      filtered={isFiltered(state)}
      empty={EMPTY}
      clear={{ label: CLEAR_ALL, onClear }}
    >
      {(shown) => (
        <DataTable
          rows={shown}
          columns={columns}
          rowId={idOf}
          rowName={numberOf}
          {...(areArchived ? {} : { selection })}
          onKey={onKey}
        />
      )}
    </ListBody>
  );
}

// Somebody is in the list when it is scrolled, focused, pointed at, or has a dialog open over it.
function isInUse(table: HTMLElement | null): boolean {
  if (!table) return false;
  const focused = document.activeElement;
  return (
    window.scrollY > 80 ||
    table.contains(focused) ||
    table.matches(':hover') ||
    document.querySelector('dialog[open]') !== null
  );
}
