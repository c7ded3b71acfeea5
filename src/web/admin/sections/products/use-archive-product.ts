// Takes a product out of the shop, or brings it back, at once and with a way back.

import type { Product } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { allProductsQuery, CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';
import { recordWords } from '../../ui/form/record-words.ts';
import { useTurn } from '../../ui/use-turn.ts';

export function useArchiveProduct() {
  return useTurn<Product, 'id' | 'archived'>({
    listKey: allProductsQuery.queryKey,
    by: 'id',
    invalidates: CATALOG_KEYS,
    turned: ({ id, archived }) => ({ id, archived: !archived }),
    send: ({ id, archived }) => tell(productEndpoints.update, { params: { id }, body: { archived } }),
    ...recordWords('Product', 'updated'),
    done: ({ archived }) => (archived ? 'Product gearchiveerd' : 'Product teruggezet'),
  });
}
