// What the pages of the differences ask of the shop, and what is read again after one was put right.

import type { QueryKey } from '@tanstack/react-query';
import { differenceEndpoints } from '#modules/operations/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../endpoint-query.ts';

/**
 * A repair may change orders, their papers, the stock and the line above every page: all of it is read again.
 */
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
