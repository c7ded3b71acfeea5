// Changes the price of a pack. All forms change prices through this file, so that every price change is
// recorded in the price history.

import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import { toCents, toOptionalCents } from '../catalog-views.ts';
import type { VariantUpdate } from '../contract.ts';
import { bumpProductVersion } from '../products.repository.ts';
import { updateVariantRow, type VariantRow } from '../variants.repository.ts';
import { appendPrice } from './price-history.repository.ts';

/**
 * A price change. When `price` or `originalPrice` is undefined, that price stays the same; a null
 * `originalPrice` removes the struck price.
 */
export type PriceChange = { price: Cents | undefined; originalPrice: Cents | null | undefined };

/**
 * Converts the prices of a form that changes a pack from euros to cents; a price that was not submitted stays
 * undefined.
 */
export function changedPrices(input: Pick<VariantUpdate, 'price' | 'originalPrice'>): PriceChange {
  return {
    price: input.price === undefined ? undefined : toCents(input.price),
    originalPrice: input.originalPrice === undefined ? undefined : toOptionalCents(input.originalPrice),
  };
}

/**
 * Changes the prices of a variant and adds them to the price history. Does nothing when price and original
 * price stay the same. The caller must have locked the rows of the product and the variant.
 */
export async function changeVariantPrice(
  tx: Orm,
  variant: VariantRow,
  change: PriceChange,
  now: Date,
): Promise<void> {
  const price = change.price ?? variant.priceCents;
  const originalPrice =
    change.originalPrice === undefined ? variant.originalPriceCents : change.originalPrice;
  if (price === variant.priceCents && originalPrice === variant.originalPriceCents) return;
  await updateVariantRow(tx, variant.id, {
    priceCents: price,
    originalPriceCents: originalPrice,
    updatedAt: now,
  });
  await bumpProductVersion(tx, variant.productId);
  await appendPrice(tx, { variantCode: variant.code, price, originalPrice, validFrom: now });
}
