// What the page of accounts asks of the shop, and where its answers are kept.

import { queryOptions } from '@tanstack/react-query';
import { operatorEndpoints } from '#modules/accounts/endpoints.ts';
import { ask } from '#web/client/ask.ts';

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => ask(operatorEndpoints.list, { signal }),
});
