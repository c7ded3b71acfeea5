// The queries of the bank order pages.

import { bankOrderEndpoints } from '#modules/checkout/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

export const bankOrdersQuery = endpointQuery(['bank-orders'], bankOrderEndpoints.list, {
  staleTime: seconds(10),
});

/** The query keys to refetch after a bank order was added or changed. */
export const BANK_ORDER_KEYS = [['bank-orders'], ['outbox'], ['stock']];
