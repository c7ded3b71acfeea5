// What is asked about labels, where their papers are, and what the screen reads again afterwards.

import type { QueryKey } from '@tanstack/react-query';
import { labelEndpoints } from '#modules/orders/endpoints.ts';
import { urlOf } from '#web/client/request.ts';
import { endpointQuery } from '../../../endpoint-query.ts';

/** The labels an order has or had, newest first. */
export const labelsOfOrderQuery = (orderId: number) =>
  endpointQuery(['orders', 'labels', orderId], labelEndpoints.list, {
    params: { id: orderId },
    staleTime: 0,
  });

/** Where the papers of orders are, to be opened beside this page. */
export const labelUrl = (orderIds: readonly number[]) =>
  urlOf(labelEndpoints.printSeveral, { query: { orders: orderIds.join(',') } });
export const packingSlipUrl = (orderIds: readonly number[]) =>
  urlOf(labelEndpoints.printSlips, { query: { orders: orderIds.join(',') } });

/** A label changes its order, the order's story and the lists. */
export const LABEL_KEYS: readonly QueryKey[] = [['orders']];
