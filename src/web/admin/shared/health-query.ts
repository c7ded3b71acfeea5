// Whether everything runs, asked once a minute for the line above every page.

import type { QueryKey } from '@tanstack/react-query';
import { shopHealthEndpoint } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Read again after what may have put something right. */
export const HEALTH: QueryKey = ['standing'];

export const healthQuery = endpointQuery(HEALTH, shopHealthEndpoint, {
  staleTime: minutes(1),
  refetchInterval: minutes(1),
});
