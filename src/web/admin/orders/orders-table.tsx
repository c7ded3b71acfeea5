// "Completed Orders": the paid ones, ten at first and more on request, with the keys of the list.

import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Order } from '#modules/orders/contract.ts';
import { countText } from '../format.ts';
import { useListKeys } from '../ui/list/use-list-keys.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../ui/states.tsx';
import { dialogOfKey, useOrderDialogs } from './order-dialogs.tsx';
import { type OrderListState, readOrderList, writeOrderList } from './order-list-state.ts';
import { OrderRow } from './order-row.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useOrderList } from './use-order-list.ts';

export function OrdersTable({ onRefresh }: { onRefresh(): void }) {
  const [parameters, setParameters] = useSearchParams();
  const state = readOrderList(parameters);
  const table = useRef<HTMLDivElement>(null);
  const isReading = useCallback(() => isInUse(table.current), []);
  const list = useOrderList(state, isReading);
  const dialogs = useOrderDialogs();

  const change = useCallback(
    (next: Partial<OrderListState>) =>
      setParameters((before) => writeOrderList(before, next), {
        preventScrollReset: true,
        // Every letter of a search as a step back would bury the page the operator came from.
        replace: 'q' in next,
      }),
    [setParameters],
  );

  const { orders } = list;
  const { open } = dialogs;
  const onKey = useCallback(
    (key: string, id: number) => {
      const order = orders.find((row) => row.id === id);
      const kind = order ? dialogOfKey(key, order) : null;
      if (order && kind) open(kind, order);
      return kind !== null;
    },
    [orders, open],
  );
  useListKeys(table, onKey);

  return (
    <section className="panel" aria-labelledby="completed-orders">
      <header className="panel-header">
        <h2 id="completed-orders">Completed Orders</h2>
        <p className="muted" aria-live="polite">
          {list.total === null
            ? ''
            : `${countText(list.total)} ${list.total === 1 ? 'bestelling' : 'bestellingen'}`}
        </p>
        <OrdersToolbar
          state={state}
          refreshing={list.query.isRefetching}
          onChange={change}
          onRefresh={() => {
            list.showHeld();
            onRefresh();
          }}
        />
      </header>
      {list.held > 0 ? (
        <div className="arrivals">
          <button type="button" className="btn btn-primary" onClick={list.showHeld}>
            {list.held === 1 ? '1 nieuwe bestelling tonen' : `${list.held} nieuwe bestellingen tonen`}
          </button>
        </div>
      ) : null}
      <div ref={table} className={list.query.isPlaceholderData ? 'is-stale' : ''}>
        <OrdersBody list={list} filtered={state.q !== '' || state.status !== null} onOpen={open} />
      </div>
      <footer className="panel-footer">
        {list.hasMore ? (
          <button
            type="button"
            className="btn"
            aria-busy={list.isLoadingMore}
            onClick={() => change({ more: state.more + 1 })}
          >
            Show More
          </button>
        ) : null}
        {state.more > 0 ? (
          <button type="button" className="btn" onClick={() => change({ more: 0 })}>
            Show Less
          </button>
        ) : null}
        {list.query.isFetchNextPageError ? (
          <ErrorState
            title="Error loading orders"
            error={list.query.error}
            onRetry={() => void list.query.fetchNextPage()}
          />
        ) : null}
      </footer>
      {dialogs.dialog}
    </section>
  );
}

type OrdersBodyProps = {
  list: ReturnType<typeof useOrderList>;
  filtered: boolean;
  onOpen: ReturnType<typeof useOrderDialogs>['open'];
};

function OrdersBody({ list, filtered, onOpen }: OrdersBodyProps) {
  const { query, orders } = list;
  if (query.isPending) return <SkeletonRows rows={10} label="Bestellingen laden" />;
  if (query.isError && orders.length === 0) {
    return (
      <ErrorState title="Error loading orders" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState title="No orders found">
        {filtered
          ? 'Geen bestelling past bij deze zoekopdracht en filters.'
          : 'Zodra een klant betaald heeft, staat de bestelling hier.'}
      </EmptyState>
    );
  }
  return <Table orders={orders} onOpen={onOpen} />;
}

function Table({ orders, onOpen }: { orders: readonly Order[]; onOpen: OrdersBodyProps['onOpen'] }) {
  return (
    <table className="table orders-table">
      <thead>
        <tr>
          <th scope="col">Bestelling</th>
          <th scope="col">Klant</th>
          <th scope="col">Adres</th>
          <th scope="col" className="number">
            Totaal
          </th>
          <th scope="col">Status</th>
          <th scope="col">Track & trace</th>
          <th scope="col">Acties</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
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
