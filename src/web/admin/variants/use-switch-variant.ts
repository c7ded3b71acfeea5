// Puts a pack on sale or takes it off at once, with a way back.

import type { Variant } from '#modules/catalog/contract.ts';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { CATALOG_KEYS } from '../products/use-refresh-catalog.ts';
import { useOptimisticChange } from '../ui/use-optimistic-change.ts';
import { variantsQuery } from './variant-calls.ts';

type Change = Pick<Variant, 'id' | 'isActive'>;

export function useSwitchVariant() {
  return useOptimisticChange<Variant, Change>({
    listKey: variantsQuery.queryKey,
    alsoShown: CATALOG_KEYS,
    send: ({ id, isActive }) => tell(variantEndpoints.update, { params: { id }, body: { isActive } }),
    apply: (variants, change) =>
      variants.map((variant) => (variant.id === change.id ? { ...variant, ...change } : variant)),
    done: () => 'Variant updated successfully',
    failed: 'Error updating variant',
    inverse: ({ id, isActive }) => ({ id, isActive: !isActive }),
  });
}
