// The SQL of images of the library that products and packs use; these images must not be deleted.

import { eq, like } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { products, productVariants } from './catalog.tables.ts';

type Mention = { kind: 'product' | 'variant'; id: number; name: string; text: string };

/**
 * Lists the images of products and variants, including archived products, because their orders still show
 * them.
 */
export async function listCatalogPictures(db: Orm): Promise<Mention[]> {
  const ofProducts = await db
    .select({ id: products.id, name: products.name, text: products.imageUrl })
    .from(products)
    .where(like(products.imageUrl, '%/media/%'));
  const ofVariants = await db
    .select({
      id: productVariants.id,
      name: productVariants.name,
      product: products.name,
      text: productVariants.imageUrl,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(like(productVariants.imageUrl, '%/media/%'));
  return [
    ...ofProducts.map(({ text, ...row }) => ({ ...row, kind: 'product' as const, text: text ?? '' })),
    ...ofVariants.map(({ text, product, ...row }) => ({
      kind: 'variant' as const,
      id: row.id,
      text: text ?? '',
      name: `${product}, ${row.name}`,
    })),
  ];
}
