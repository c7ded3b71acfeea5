// What the variants tab asks of the shop, and where its answers are kept. The list is never cached: a price or a stock
// that is set by it has to be the one of now.

import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { reads, readsAll } from '../../reads.ts';

export const variantsQuery = readsAll(['variants'], variantEndpoints.list, { staleTime: 0, gcTime: 0 });

export const priceIssuesQuery = reads(['variants', 'price-issues'], variantEndpoints.priceIssues, {
  staleTime: 0,
  gcTime: 0,
});
