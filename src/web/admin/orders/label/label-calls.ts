// The calls about labels, where their papers are, and what the screen reads again afterwards.

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  type MadeLabel,
  madeLabelSchema,
  type OrderLabels,
  orderLabelsSchema,
} from '#modules/orders/contract.ts';
import type { LabelOptions } from '#modules/shipping/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

/** The labels an order has or had, newest first. */
export const labelsOfOrderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'labels', orderId],
    queryFn: ({ signal }): Promise<OrderLabels> =>
      callApi(`/api/admin/orders/${orderId}/labels`, {
        parse: (answer) => orderLabelsSchema.parse(answer),
        signal,
      }),
    staleTime: 0,
  });

type WantedLabel = { orderId: number; shipmentOptions: LabelOptions; replace?: boolean };

export const createLabel = (body: WantedLabel): Promise<MadeLabel> =>
  callApi('/api/sendy/create-label', {
    method: 'POST',
    body,
    parse: (answer) => madeLabelSchema.parse(answer),
  });

export const cancelLabel = (orderId: number) =>
  callApi(`/api/admin/orders/${orderId}/label`, { method: 'DELETE', parse: ignoreAnswer });

/** Where the papers of orders are, to be opened beside this page. */
export const labelAddress = (orderIds: readonly number[]) => `/api/admin/labels?orders=${orderIds.join(',')}`;
export const slipAddress = (orderIds: readonly number[]) =>
  `/api/admin/packing-slips?orders=${orderIds.join(',')}`;

/** A label changes its order, the order's story and the lists. */
export function useRefreshOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['orders'] });
}
