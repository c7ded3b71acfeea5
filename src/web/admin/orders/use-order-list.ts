// The orders on screen: keyset pages as far as the address unfolds them, refreshed every 30 seconds
// without a row moving under the reader's eye.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '#modules/orders/contract.ts';
import { orderListQuery } from '../admin-queries.ts';
import { splitArrivals } from './arrivals.ts';
import type { OrderListState } from './order-list-state.ts';

const NOTHING_SEEN: ReadonlySet<number> = new Set();

/** `isReading` tells whether somebody is in the list, so that new rows have to wait. */
export function useOrderList({ q, status, sort, more }: OrderListState, isReading: () => boolean) {
  const filter = useMemo(() => ({ q, status, sort }), [q, status, sort]);
  const query = useInfiniteQuery(orderListQuery(filter));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } =
    query;

  const pages = useMemo(() => data?.pages.slice(0, 1 + more) ?? [], [data, more]);
  const rows = useMemo(() => unique(pages.flatMap((page) => page.items)), [pages]);
  const [seen, setSeen] = useState({ filter, ids: NOTHING_SEEN });
  const { shown, held } = splitArrivals(rows, seen.filter === filter ? seen.ids : NOTHING_SEEN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are judged once, when they arrive
  useEffect(() => {
    if (isPlaceholderData || rows.length === 0) return;
    const accepted = isReading() ? shown : rows;
    setSeen({ filter, ids: new Set(accepted.map((order) => order.id)) });
  }, [rows, filter, isPlaceholderData]);

  const loaded = data?.pages.length ?? 0;
  const wantsMore = loaded > 0 && loaded < 1 + more && hasNextPage;
  useEffect(() => {
    if (wantsMore && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData) void fetchNextPage();
  }, [wantsMore, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage]);

  return {
    query,
    orders: shown,
    held: held.length,
    showHeld: () => setSeen({ filter, ids: new Set(rows.map((order) => order.id)) }),
    total: data?.pages[0]?.total ?? null,
    hasMore: hasNextPage || loaded > 1 + more,
    isLoadingMore: wantsMore && isFetchingNextPage,
  };
}

// Between two page reads an order may slip from one page to the next and be read twice.
function unique(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}
