// What the products tab asks of the shop, and where its answers are kept. Keys begin like those of the public list,
// so that a change refreshes both.

import { queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { ask } from '#web/client/ask.ts';

/** Drafts and archived products too. */
export const allProductsQuery = queryOptions({
  queryKey: ['products', 'all'],
  queryFn: ({ signal }) => ask(productEndpoints.list, { signal }),
});
