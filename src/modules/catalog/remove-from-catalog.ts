// Deletes products and variants that no order refers to; products and variants with orders can only be
// archived or deactivated. The catalog module does not import the orders module, so the caller passes
// `isVariantOrdered`.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { deleteProductRow, lockProduct } from './products.repository.ts';
import { deleteVariantRow, lockVariant, selectVariantCodes } from './variants.repository.ts';

/** Returns true when an order, archived or not, refers to one of these variant codes. */
export type IsVariantOrdered = (tx: Orm, variantCodes: readonly string[]) => Promise<boolean>;

type Needs = { database: Pick<Database, 'transaction'>; isVariantOrdered: IsVariantOrdered };

/**
 * Deletes a product with its variants. Throws 404 `not_found` for an unknown id; 409 `product_in_use` when an
 * order refers to one of its variants.
 */
export async function removeProduct({ database, isVariantOrdered }: Needs, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await lockProduct(tx, id))) throw notFound('Dit product bestaat niet.');
    const codes = await selectVariantCodes(tx, id);
    if (codes.length > 0 && (await isVariantOrdered(tx, codes))) {
      throw new Refusal(
        'product_in_use',
        'Er zijn bestellingen met dit product. Archiveer het in plaats daarvan.',
      );
    }
    await deleteProductRow(tx, id);
    await announceChange(tx, 'catalog');
  });
}

/**
 * Deletes a variant. Throws 404 `not_found` for an unknown id; 409 `variant_in_use` when an order refers to
 * it.
 */
export async function removeVariant({ database, isVariantOrdered }: Needs, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const variant = await lockVariant(tx, id);
    if (!variant) throw notFound('Deze variant bestaat niet.');
    if (await isVariantOrdered(tx, [variant.code])) {
      throw new Refusal('variant_in_use', 'Er zijn bestellingen met deze variant. Haal hem uit de verkoop.');
    }
    await deleteVariantRow(tx, id);
    await announceChange(tx, 'catalog');
  });
}
