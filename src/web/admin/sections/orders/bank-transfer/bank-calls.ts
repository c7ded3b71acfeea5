// What the pages of orders that are paid by bank ask of the shop.

import { bankOrderEndpoints } from '#modules/checkout/endpoints.ts';
import { seconds } from '#shared/clock.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

export const bankOrdersQuery = endpointQuery(['bank-orders'], bankOrderEndpoints.list, {
  staleTime: seconds(10),
});

/** What a change of one is seen in. */
export const BANK_ORDER_KEYS = [['bank-orders'], ['outbox'], ['stock']];
