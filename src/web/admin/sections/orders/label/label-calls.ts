// The queries of labels, the URLs of their documents, and the query keys to refetch after a change.

import type { QueryKey } from '@tanstack/react-query';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import { urlOf } from '#web/client/request.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

/** The present and former labels of an order, newest first. */
export const labelsOfOrderQuery = (orderId: number) =>
  endpointQuery(['orders', 'labels', orderId], labelEndpoints.list, {
    params: { id: orderId },
    staleTime: 0,
  });

/** The URL of the labels of orders as one PDF, to open in another tab. */
export const labelUrl = (orderIds: readonly number[]) =>
  urlOf(labelEndpoints.printSeveral, { query: { orders: orderIds.join(',') } });
export const packingSlipUrl = (orderIds: readonly number[]) =>
  urlOf(labelEndpoints.printSlips, { query: { orders: orderIds.join(',') } });

/**
 * The query keys to refetch after a label was created or withdrawn; a label changes the order, the order's
 * history and the lists of orders.
 */
export const LABEL_KEYS: readonly QueryKey[] = [['orders']];
