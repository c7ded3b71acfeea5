// The queries of the bookkeeping pages, and the query keys to refetch after a booking.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { request } from '#web/client/request.ts';

export const BOOKS: QueryKey = ['bookkeeping'];
export const BOOK_KEYS: readonly QueryKey[] = [BOOKS];

/**
 * A stale time of 0 ms: every visit refetches, because invoices are issued and quarters end without any
 * action on this page.
 */
const NO_CACHE = 0;

export const quartersQuery = queryOptions({
  queryKey: [...BOOKS, 'quarters'],
  queryFn: ({ signal }) => request(bookkeepingEndpoints.quarters, { signal }),
  staleTime: NO_CACHE,
});

export const quarterQuery = (quarter: string) =>
  queryOptions({
    queryKey: [...BOOKS, 'quarter', quarter],
    queryFn: ({ signal }) => request(bookkeepingEndpoints.quarter, { params: { quarter }, signal }),
    staleTime: NO_CACHE,
  });

export const costsQuery = queryOptions({
  queryKey: [...BOOKS, 'costs'],
  queryFn: ({ signal }) => request(bookkeepingEndpoints.costs, { signal }),
});

/** The query of the balance sync with the payment provider; it polls while a fetch is running. */
export const balanceQuery = queryOptions({
  queryKey: [...BOOKS, 'balance'],
  queryFn: ({ signal }) => request(bookkeepingEndpoints.balance, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRunning ? seconds(3) : false),
});

export const JOURNAL: QueryKey = [...BOOKS, 'journal'];
export const PAYOUTS: QueryKey = [...BOOKS, 'payouts'];
