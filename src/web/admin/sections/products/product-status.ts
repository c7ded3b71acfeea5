// The status of a product for visitors, and its label. The shop sells one product at a time.

import { type Product, soldProductOf } from '#modules/catalog/contract.ts';

export type ProductStatus = 'sold' | 'unsold' | 'archived';

export const STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  sold: 'Zichtbaar',
  unsold: 'Niet in de winkel',
  archived: 'Gearchiveerd',
};

/** The status of a product; `all` are all products of the shop. */
export function productStatus(product: Product, all: readonly Product[]): ProductStatus {
  if (product.archived) return 'archived';
  return soldProductOf(all)?.id === product.id ? 'sold' : 'unsold';
}
