// The reads of one's own account with their places in the cache.

import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { ask } from '#web/client/ask.ts';

export const accountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => ask(accountEndpoints.read, { signal }),
});

/** Another device may log in while this page is open, so a visit asks again. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => ask(accountEndpoints.listSessions, { signal }),
  staleTime: 0,
});
