// The reads of one's own account with their places in the cache.

import { queryOptions } from '@tanstack/react-query';
import { fetchAccount, fetchSessions } from './account-calls.ts';

export const accountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => fetchAccount(signal),
});

/** Another device may log in while this page is open, so a visit asks again. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => fetchSessions(signal),
  staleTime: 0,
});
