// One way to change what a pack costs, so that no price ever changes without leaving a line in the price
// history. Both the product form and the variant form come through here.

import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import { toCents, toOptionalCents } from '../catalog-views.ts';
import type { VariantUpdate } from '../contract.ts';
import { bumpProductVersion } from '../products.repository.ts';
import { updateVariantRow, type VariantRow } from '../variants.repository.ts';
import { appendPrice } from './price-history.repository.ts';

/** An absent price stays as it is; an original price of null means there is none. */
export type PriceChange = { price: Cents | undefined; originalPrice: Cents | null | undefined };

/** The prices among the given fields, in cents. */
export function changedPrices(input: Pick<VariantUpdate, 'price' | 'originalPrice'>): PriceChange {
  return {
    price: input.price === undefined ? undefined : toCents(input.price),
    originalPrice: input.originalPrice === undefined ? undefined : toOptionalCents(input.originalPrice),
  };
}

/** Does nothing when neither price differs. The caller holds the locks on the product and the variant. */
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
