// The queries of the differences pages, and the query keys to refetch after a repair.

import type { QueryKey } from '@tanstack/react-query';
import { differenceEndpoints } from '#modules/operations/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../endpoint-query.ts';

/** Matches every query key, because a repair may change orders, invoices, stock and the status line. */
export const AFTER_REPAIR: readonly QueryKey[] = [[]];

export const openDifferencesQuery = endpointQuery(['differences', 'open'], differenceEndpoints.list, {
  query: { state: 'open' },
  staleTime: seconds(10),
});

export const resolvedDifferencesQuery = endpointQuery(['differences', 'resolved'], differenceEndpoints.list, {
  query: { state: 'resolved' },
  staleTime: seconds(10),
});

export const comparisonsQuery = endpointQuery(
  ['differences', 'comparisons'],
  differenceEndpoints.comparisons,
  {
    staleTime: seconds(10),
  },
);
