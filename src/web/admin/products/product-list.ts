// How the list of products is searched, filtered and sorted, and what each product is to a visitor.

import type { Product } from '#modules/catalog/contract.ts';
import type { ClientListRules } from '../ui/list/client-list.ts';
import type { ListShape } from '../ui/list/list-address.ts';

export const PRODUCT_LIST = {
  filters: { status: ['published', 'draft', 'archived'], stock: ['in', 'out'] },
  sorts: ['oldest', 'name', 'price'],
} as const satisfies ListShape;

export type ProductFilter = keyof typeof PRODUCT_LIST.filters;
export type ProductSort = (typeof PRODUCT_LIST.sorts)[number];
export type ProductStanding = (typeof PRODUCT_LIST.filters.status)[number];

export const PRODUCT_STANDINGS: Readonly<Record<ProductStanding, string>> = {
  published: 'Zichtbaar',
  draft: 'Concept',
  archived: 'Gearchiveerd',
};

export function productStanding({ archived, published }: Product): ProductStanding {
  if (archived) return 'archived';
  return published ? 'published' : 'draft';
}

export const PRODUCT_RULES: ClientListRules<Product, ProductFilter, ProductSort> = {
  text: ({ id, name, description }) => `#${id} ${name} ${description}`,
  filters: {
    status: (product, standing) => productStanding(product) === standing,
    stock: ({ inStock }, wanted) => inStock === (wanted === 'in'),
  },
  sorts: {
    oldest: (a, b) => a.id - b.id,
    name: (a, b) => a.name.localeCompare(b.name, 'nl'),
    price: (a, b) => Number(a.price) - Number(b.price) || a.id - b.id,
  },
};
