// "Completed Orders": the paid ones, ten at first and more on request, with everything that can be done to one or to many.

import { useCallback, useMemo, useRef } from 'react';
import type { Order } from '#modules/orders/contract.ts';
import { useMayWrite } from '../session/admin-session.ts';
import { BulkBar, BulkReport } from '../ui/list/bulk-bar.tsx';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useBulk } from '../ui/list/use-bulk.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { useSelection } from '../ui/list/use-selection.ts';
import { OrderBulkActions } from './order-bulk-actions.tsx';
import { orderColumns } from './order-columns.tsx';
import { dialogOfKey, useOrderDialogs } from './order-dialogs.tsx';
import { ORDER_LIST, totalText } from './order-list.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useOrderList } from './use-order-list.ts';

const EMPTY = {
  title: 'No orders found',
  text: 'Zodra een klant betaald heeft, staat de bestelling hier.',
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
  const areArchived = state.filters.archived !== '';
  const mayChange = useMayWrite() && !areArchived;
  const columns = useMemo(() => orderColumns(open, areArchived), [open, areArchived]);
  const onKey = useCallback(
    (key: string, order: Order) => {
      const kind = mayChange ? dialogOfKey(key, order) : null;
      if (kind) open(kind, order);
      return kind !== null;
    },
    [open, mayChange],
  );

  return (
    <ListPanel
      title="Completed Orders"
      count={list.total === null ? '' : totalText(list.total, 'bestelling', 'bestellingen')}
      toolbar={
        <OrdersToolbar
          state={state}
          refreshing={list.query.isRefetching}
          onChange={change}
          onRefresh={() => {
            list.showHeld();
            onRefresh();
          }}
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
      {list.held > 0 ? (
        <div className="arrivals">
          <button type="button" className="btn btn-primary" onClick={list.showHeld}>
            {list.held === 1 ? '1 nieuwe bestelling tonen' : `${list.held} nieuwe bestellingen tonen`}
          </button>
        </div>
      ) : null}
      <div ref={table} className={list.isStale ? 'orders-list is-stale' : 'orders-list'}>
        <ListBody
          query={list.query}
          rows={orders}
          loading="Bestellingen laden"
          failed="Error loading orders"
          filtered={isFiltered(state)}
          empty={EMPTY}
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
      </div>
      {dialog}
      {bulk.report ? (
        <BulkReport title="Niet alles is gelukt" results={bulk.report} onClose={bulk.closeReport} />
      ) : null}
    </ListPanel>
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
