// What is asked about customers, and where the answers stand in the cache.

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { ask } from '#web/client/ask.ts';

export const CUSTOMER_LISTS: QueryKey = ['customers', 'list'];
/** What is read again when something about a customer is decided. */
export const CUSTOMER_KEYS: readonly QueryKey[] = [['customers']];

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customers', 'detail', id],
    queryFn: ({ signal }) => ask(customerEndpoints.one, { params: { id }, signal }),
  });
