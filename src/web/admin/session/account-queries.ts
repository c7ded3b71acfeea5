// The reads of one's own account with their places in the cache.

import { accountEndpoints } from '#modules/accounts/endpoints.ts';
import { reads } from '../reads.ts';

export const accountQuery = reads(['account', 'own'], accountEndpoints.read);

/** Another device may log in while this page is open, so a visit asks again. */
export const sessionsQuery = reads(['account', 'sessions'], accountEndpoints.listSessions, { staleTime: 0 });
