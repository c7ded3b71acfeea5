// How the list of packs is searched, filtered and sorted.

import type { Variant } from '#modules/catalog/contract.ts';
import type { ClientListRules } from '../ui/list/client-list.ts';
import type { ListShape } from '../ui/list/list-address.ts';

export const VARIANT_LIST = {
  filters: { status: ['active', 'inactive', 'sold_out'], product: /^\d{1,9}$/ },
  sorts: ['product', 'price', 'stock'],
} as const satisfies ListShape;

export type VariantFilter = keyof typeof VARIANT_LIST.filters;
export type VariantSort = (typeof VARIANT_LIST.sorts)[number];

export const VARIANT_RULES: ClientListRules<Variant, VariantFilter, VariantSort> = {
  text: ({ id, code, name, productName, sku }) => `#${id} ${code} ${name} ${productName} ${sku ?? ''}`,
  filters: {
    status: ({ isActive, stock }, wanted) =>
      wanted === 'sold_out' ? isActive && stock < 1 : isActive === (wanted === 'active'),
    product: ({ productId }, wanted) => String(productId) === wanted,
  },
  sorts: {
    product: (a, b) => a.productId - b.productId || a.quantity - b.quantity || a.id - b.id,
    price: (a, b) => Number(a.price) - Number(b.price) || a.id - b.id,
    stock: (a, b) => a.stock - b.stock || a.id - b.id,
  },
};
