// The queries of the accounts page and their cache keys.

import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const operatorsQuery = endpointQuery(['operators'], operatorEndpoints.list);
