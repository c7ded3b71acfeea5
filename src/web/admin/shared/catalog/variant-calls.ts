// What the variants tab asks of the shop, and where its answers are kept. The list is never cached: a price or a stock
// that is set by it has to be the one of now.

import { queryOptions } from '@tanstack/react-query';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { ask, askAll } from '#web/client/ask.ts';

export const variantsQuery = queryOptions({
  queryKey: ['variants'],
  queryFn: ({ signal }) => askAll(variantEndpoints.list, { signal }),
  staleTime: 0,
  gcTime: 0,
});

export const priceIssuesQuery = queryOptions({
  queryKey: ['variants', 'price-issues'],
  queryFn: ({ signal }) => ask(variantEndpoints.priceIssues, { signal }),
  staleTime: 0,
  gcTime: 0,
});
