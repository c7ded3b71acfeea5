// Loads the list of orders, as many pages as the URL asks for. The list refreshes every 30 seconds without
// moving the rows somebody is reading.

import { useEffect, useState } from 'react';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { ORDER_LISTS, ORDERS_POLL } from '../../../admin-queries.ts';
import { pagesOf, usePagedList } from '../../../ui/list/use-paged-list.ts';
import { bufferNewRows } from './buffer-new-rows.ts';
import type { OrderListState } from './order-list.ts';

const NOTHING_SEEN: ReadonlySet<number> = new Set();

/**
 * Returns the orders to show, and in `held` the number of new orders that are still hidden. While `isReading`
 * returns true, because the operator is working in the list, new orders stay hidden so that no row moves.
 */
export function useOrderList(state: OrderListState, isReading: () => boolean) {
  const list = usePagedList({
    queryKey: ORDER_LISTS,
    state,
    fetchPage: pagesOf(orderEndpoints.list),
    staleTime: ORDERS_POLL,
    refetchInterval: ORDERS_POLL,
  });
  const { rows, isStale } = list;
  const filter = JSON.stringify([state.q, state.filters, state.sort]);
  const [seen, setSeen] = useState({ filter, ids: NOTHING_SEEN });
  const { shown, held } = bufferNewRows(rows, seen.filter === filter ? seen.ids : NOTHING_SEEN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are judged once, when they arrive
  useEffect(() => {
    if (isStale || rows.length === 0) return;
    const accepted = isReading() ? shown : rows;
    setSeen({ filter, ids: new Set(accepted.map((order) => order.id)) });
  }, [rows, filter, isStale]);

  return {
    ...list,
    orders: shown,
    held: held.length,
    showHeld: () => setSeen({ filter, ids: new Set(rows.map((order) => order.id)) }),
    total: list.query.data?.pages[0] ?? null,
  };
}
