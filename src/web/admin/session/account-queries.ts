// The API queries of the operator's own account, with their cache keys.

import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const accountQuery = endpointQuery(['account', 'own'], accountEndpoints.read);

/**
 * The query of the operator's sessions. It is refetched on every visit, because another device may have
 * logged in meanwhile.
 */
export const sessionsQuery = endpointQuery(['account', 'sessions'], accountEndpoints.listSessions, {
  staleTime: 0,
});
