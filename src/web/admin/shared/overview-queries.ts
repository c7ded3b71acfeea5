// The API queries of the overview: the cards, the charts of a period, and the newest orders.

import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import type { Period } from '#modules/statistics/contract.ts';
import { statisticsEndpoints } from '#modules/statistics/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { requestPage } from '#web/client/request.ts';
import { ORDERS_POLL } from '../admin-queries.ts';
import { endpointQuery } from '../endpoint-query.ts';

const FIGURES_STALE_MS = minutes(1);

export const SHOWN_ORDERS = 5;

/** The cache key of the overview's figures; invalidate it after a change of anything they count. */
export const OVERVIEW: QueryKey = ['overview'];

export const overviewQuery = endpointQuery(OVERVIEW, statisticsEndpoints.overview, {
  staleTime: FIGURES_STALE_MS,
  refetchInterval: FIGURES_STALE_MS,
});

/**
 * The query of today's figures. Its key starts with `OVERVIEW`, so that invalidating that key refetches the
 * cards and today's figures together.
 */
export const todayQuery = endpointQuery([...OVERVIEW, 'today'], statisticsEndpoints.today, {
  staleTime: FIGURES_STALE_MS,
  refetchInterval: FIGURES_STALE_MS,
});

export const analyticsQuery = ({ from, until }: Period) =>
  endpointQuery(['analytics', from, until], statisticsEndpoints.analytics, {
    query: { from, to: until },
    // The charts of the period before stay until the new ones are there, so that nothing jumps.
    placeholderData: keepPreviousData,
    staleTime: FIGURES_STALE_MS,
    refetchInterval: FIGURES_STALE_MS,
  });

/**
 * The query of the newest orders. Its key starts like the keys of all lists of orders, so that a changed
 * order refreshes this list too.
 */
export const newestOrdersQuery = queryOptions({
  queryKey: ['orders', 'newest'],
  queryFn: ({ signal }) => requestPage(orderEndpoints.list, { query: { limit: SHOWN_ORDERS }, signal }),
  staleTime: ORDERS_POLL,
  refetchInterval: ORDERS_POLL,
});
