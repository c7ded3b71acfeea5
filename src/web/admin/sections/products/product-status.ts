// Determines the status of a product for visitors, with its label. The shop sells one product at a time.

import { type Product, soldProductOf } from '#modules/catalog/contract.ts';

export type ProductStatus = 'sold' | 'unsold' | 'archived';

export const STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  sold: 'Zichtbaar',
  unsold: 'Niet in de winkel',
  archived: 'Gearchiveerd',
};

/**
 * The status of `product`. It depends on `all`, the products of the shop, because the shop sells only one of
 * them.
 */
export function productStatus(product: Product, all: readonly Product[]): ProductStatus {
  if (product.archived) return 'archived';
  return soldProductOf(all)?.id === product.id ? 'sold' : 'unsold';
}
