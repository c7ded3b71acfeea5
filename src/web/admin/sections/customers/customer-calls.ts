// What is asked about customers, and where the answers stand in the cache.

import type { QueryKey } from '@tanstack/react-query';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { endpointQuery } from '../../endpoint-query.ts';

export const CUSTOMER_LISTS: QueryKey = ['customers', 'list'];
/** What is read again when something about a customer is decided. */
export const CUSTOMER_KEYS: readonly QueryKey[] = [['customers']];

export const customerQuery = (id: number) =>
  endpointQuery(['customers', 'detail', id], customerEndpoints.one, { params: { id } });
