// The queries of customers and their cache keys.

import type { QueryKey } from '@tanstack/react-query';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const CUSTOMER_LISTS: QueryKey = ['customers', 'list'];
/** The query keys to refetch after a customer was blocked, unblocked or erased. */
export const CUSTOMER_KEYS: readonly QueryKey[] = [['customers']];

export const customerQuery = (id: number) =>
  endpointQuery(['customers', 'detail', id], customerEndpoints.one, { params: { id } });
