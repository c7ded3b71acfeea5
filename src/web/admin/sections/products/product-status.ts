// What a product is to a visitor, and what that is called. The shop sells one.

import { type Product, soldProductOf } from '#modules/catalog/contract.ts';

export type ProductStatus = 'sold' | 'unsold' | 'archived';

export const STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  sold: 'Zichtbaar',
  unsold: 'Niet in de winkel',
  archived: 'Gearchiveerd',
};

/** `all` are the products of the shop. */
export function productStatus(product: Product, all: readonly Product[]): ProductStatus {
  if (product.archived) return 'archived';
  return soldProductOf(all)?.id === product.id ? 'sold' : 'unsold';
}
