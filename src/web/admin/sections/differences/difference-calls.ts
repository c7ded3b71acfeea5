// What the pages of the differences ask of the shop, and what is read again after one was put right.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { differenceEndpoints } from '#modules/operations/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { ask } from '#web/client/ask.ts';

/** A repair may change orders, their papers, the stock and the line above every page: all of it is read again. */
export const AFTER_REPAIR: readonly QueryKey[] = [[]];

export const openDifferencesQuery = queryOptions({
  queryKey: ['differences', 'open'],
  queryFn: ({ signal }) => ask(differenceEndpoints.list, { query: { state: 'open' }, signal }),
  staleTime: seconds(10),
});

export const resolvedDifferencesQuery = queryOptions({
  queryKey: ['differences', 'resolved'],
  queryFn: ({ signal }) => ask(differenceEndpoints.list, { query: { state: 'resolved' }, signal }),
  staleTime: seconds(10),
});

export const comparisonsQuery = queryOptions({
  queryKey: ['differences', 'comparisons'],
  queryFn: ({ signal }) => ask(differenceEndpoints.comparisons, { signal }),
  staleTime: seconds(10),
});
