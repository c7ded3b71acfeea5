// What a product is to a visitor, and what that is called. The shop sells one.

import { type Product, soldProductOf } from '#modules/catalog/contract.ts';

export type ProductStanding = 'sold' | 'unsold' | 'archived';

export const STANDING_LABELS: Readonly<Record<ProductStanding, string>> = {
  sold: 'Zichtbaar',
  unsold: 'Niet in de winkel',
  archived: 'Gearchiveerd',
};

/** `all` are the products of the shop. */
export function productStanding(product: Product, all: readonly Product[]): ProductStanding {
  if (product.archived) return 'archived';
  return soldProductOf(all)?.id === product.id ? 'sold' : 'unsold';
}
