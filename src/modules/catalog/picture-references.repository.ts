// The SQL that finds the images of the media library used by products and packs. The library refuses to
// delete these images.

import { eq, like } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { products, productVariants } from './catalog.tables.ts';

type Mention = { kind: 'product' | 'variant'; id: number; name: string; text: string };

/**
 * Lists the images of products and variants. Archived products are included, because their orders still show
 * the images.
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
