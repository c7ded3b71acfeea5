// What is asked about customers, and where the answers stand in the cache.

import type { QueryKey } from '@tanstack/react-query';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { reads } from '../../reads.ts';

export const CUSTOMER_LISTS: QueryKey = ['customers', 'list'];
/** What is read again when something about a customer is decided. */
export const CUSTOMER_KEYS: readonly QueryKey[] = [['customers']];

export const customerQuery = (id: number) =>
  reads(['customers', 'detail', id], customerEndpoints.one, { params: { id } });
