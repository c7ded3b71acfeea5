// Takes a product out of the shop, or brings it back, at once and with a way back.

import type { Product } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-keys.ts';
import { allProductsQuery } from '../../shared/catalog/product-calls.ts';
import { useOptimisticChange } from '../../ui/use-optimistic-change.ts';

type Change = Pick<Product, 'id' | 'archived'>;

export function useArchiveProduct() {
  return useOptimisticChange<Product, Change>({
    listKey: allProductsQuery.queryKey,
    by: 'id',
    invalidates: CATALOG_KEYS,
    send: ({ id, archived }) => tell(productEndpoints.update, { params: { id }, body: { archived } }),
    done: ({ archived }) => (archived ? 'Product gearchiveerd' : 'Product teruggezet'),
    failed: 'Error updating product',
    inverse: ({ id, archived }) => ({ id, archived: !archived }),
  });
}
