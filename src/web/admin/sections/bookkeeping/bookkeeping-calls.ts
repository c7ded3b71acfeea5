// What the pages of the books ask of the shop, and what is read again after something was booked.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { ask } from '#web/client/ask.ts';

export const BOOKS: QueryKey = ['bookkeeping'];
export const BOOK_KEYS: readonly QueryKey[] = [BOOKS];

/** Papers are issued and quarters end whatever is done here. */
const NEVER_KEPT = 0;

export const quartersQuery = queryOptions({
  queryKey: [...BOOKS, 'quarters'],
  queryFn: ({ signal }) => ask(bookkeepingEndpoints.quarters, { signal }),
  staleTime: NEVER_KEPT,
});

export const quarterQuery = (quarter: string) =>
  queryOptions({
    queryKey: [...BOOKS, 'quarter', quarter],
    queryFn: ({ signal }) => ask(bookkeepingEndpoints.quarter, { params: { quarter }, signal }),
    staleTime: NEVER_KEPT,
  });

export const costsQuery = queryOptions({
  queryKey: [...BOOKS, 'costs'],
  queryFn: ({ signal }) => ask(bookkeepingEndpoints.costs, { signal }),
});

/** Looked at again while somebody is fetching. */
export const balanceQuery = queryOptions({
  queryKey: [...BOOKS, 'balance'],
  queryFn: ({ signal }) => ask(bookkeepingEndpoints.balance, { signal }),
  refetchInterval: ({ state }) => (state.data?.isRunning ? seconds(3) : false),
});

export const JOURNAL: QueryKey = [...BOOKS, 'journal'];
export const PAYOUTS: QueryKey = [...BOOKS, 'payouts'];
