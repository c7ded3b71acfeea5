// What the page of accounts asks of the shop, and where its answers are kept.

import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { reads } from '../../reads.ts';

export const operatorsQuery = reads(['operators'], operatorEndpoints.list);
