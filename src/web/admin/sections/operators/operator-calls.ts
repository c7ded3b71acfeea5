// What the page of accounts asks of the shop, and where its answers are kept.

import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const operatorsQuery = endpointQuery(['operators'], operatorEndpoints.list);
