// Archives or restores a product without confirmation; the message afterwards has an undo button.

import type { Product } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { send } from '#web/client/request.ts';
import { allProductsQuery, CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { useOptimisticToggle } from '../../ui/use-optimistic-toggle.ts';

export function useArchiveProduct() {
  return useOptimisticToggle<Product, 'id' | 'archived'>({
    listKey: allProductsQuery.queryKey,
    idField: 'id',
    invalidates: CATALOG_KEYS,
    toggled: ({ id, archived }) => ({ id, archived: !archived }),
    send: ({ id, archived }) => send(productEndpoints.update, { params: { id }, body: { archived } }),
    ...recordMessages('Product', 'updated'),
    done: ({ archived }) => (archived ? 'Product gearchiveerd' : 'Product teruggezet'),
  });
}
