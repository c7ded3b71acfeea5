// The reads of one's own account with their places in the cache.

import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const accountQuery = endpointQuery(['account', 'own'], accountEndpoints.read);

/** Another device may log in while this page is open, so a visit asks again. */
export const sessionsQuery = endpointQuery(['account', 'sessions'], accountEndpoints.listSessions, {
  staleTime: 0,
});
