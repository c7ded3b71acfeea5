// What the products tab asks of the shop, and where its answers are kept. Keys begin like those of the public list,
// so that a change refreshes both.

import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { reads } from '../../reads.ts';

/** Drafts and archived products too. */
export const allProductsQuery = reads(['products', 'all'], productEndpoints.list);
