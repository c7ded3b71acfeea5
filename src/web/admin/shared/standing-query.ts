// Whether everything runs, asked once a minute for the line above every page.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { standingEndpoint } from '#modules/operations/endpoints.ts';
import { minutes } from '#shared/clock.ts';
import { ask } from '#web/client/ask.ts';

/** Read again after what may have put something right. */
export const STANDING: QueryKey = ['standing'];

export const standingQuery = queryOptions({
  queryKey: STANDING,
  queryFn: ({ signal }) => ask(standingEndpoint, { signal }),
  staleTime: minutes(1),
  refetchInterval: minutes(1),
});
