// What a product is to a visitor, and what that is called.

import type { Product } from '#modules/catalog/contract.ts';

export type ProductStanding = 'published' | 'draft' | 'archived';

export const STANDING_LABELS: Readonly<Record<ProductStanding, string>> = {
  published: 'Zichtbaar',
  draft: 'Concept',
  archived: 'Gearchiveerd',
};

export function productStanding({ archived, published }: Product): ProductStanding {
  if (archived) return 'archived';
  return published ? 'published' : 'draft';
}
