// The API query of the shop's health, refetched every minute for the status line above every page.

import type { QueryKey } from '@tanstack/react-query';
import { shopHealthEndpoint } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The cache key of the shop's health; invalidate it after a change that may have repaired something. */
export const HEALTH: QueryKey = ['standing'];

export const healthQuery = endpointQuery(HEALTH, shopHealthEndpoint, {
  staleTime: minutes(1),
  refetchInterval: minutes(1),
});
