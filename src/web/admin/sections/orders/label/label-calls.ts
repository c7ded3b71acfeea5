// What is asked about labels, where their papers are, and what the screen reads again afterwards.

import type { QueryKey } from '@tanstack/react-query';
import { labelEndpoints } from '#modules/orders/endpoints.ts';
import { addressOf } from '#web/client/ask.ts';
import { reads } from '../../../reads.ts';

/** The labels an order has or had, newest first. */
export const labelsOfOrderQuery = (orderId: number) =>
  reads(['orders', 'labels', orderId], labelEndpoints.list, { params: { id: orderId }, staleTime: 0 });

/** Where the papers of orders are, to be opened beside this page. */
export const labelAddress = (orderIds: readonly number[]) =>
  addressOf(labelEndpoints.printSeveral, { query: { orders: orderIds.join(',') } });
export const slipAddress = (orderIds: readonly number[]) =>
  addressOf(labelEndpoints.printSlips, { query: { orders: orderIds.join(',') } });

/** A label changes its order, the order's story and the lists. */
export const LABEL_KEYS: readonly QueryKey[] = [['orders']];
