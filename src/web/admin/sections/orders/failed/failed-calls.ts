// The queries of the page of failed payments.

import type { FailedCheckout } from '#modules/checkout/contract.ts';
import { failedPaymentEndpoints } from '#modules/checkout/endpoints.ts';
import { ORDERS_POLL } from '../../../admin-queries.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

/**
 * A basket whose payment failed, as a row of the list; `link` is the recovery link, once an operator has
 * requested one.
 */
export type FailedRow = FailedCheckout & { link?: string };

export const failedPaymentsQuery = endpointQuery(['failed-payments'], failedPaymentEndpoints.list, {
  staleTime: ORDERS_POLL,
  refetchInterval: ORDERS_POLL,
});
