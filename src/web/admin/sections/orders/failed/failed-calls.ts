// What the page of failed payments asks of the shop.

import type { FailedCheckout } from '#modules/checkout/contract.ts';
import { failedPaymentEndpoints } from '#modules/checkout/endpoints.ts';
import { ORDERS_POLL } from '../../../admin-queries.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

/** With the link that was made for it, once somebody asked for one. */
export type FailedRow = FailedCheckout & { link?: string };

export const failedPaymentsQuery = endpointQuery(['failed-payments'], failedPaymentEndpoints.list, {
  staleTime: ORDERS_POLL,
  refetchInterval: ORDERS_POLL,
});
