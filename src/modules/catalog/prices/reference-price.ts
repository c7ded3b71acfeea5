// Determines the highest price that may be shown struck through next to a pack's price. A single jar is
// compared with its own price history, a larger pack with the same number of single jars (ADR 52).

import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { VariantRow } from '../variants.repository.ts';
import { selectPriceHistory } from './price-history.repository.ts';
import { currentPriceSince, lowestPriceBefore } from './price-history.ts';

/**
 * Returns the highest price that may be shown struck through for a variant, in cents; null when no price may
 * be. For a single jar this is its lowest price in the 30 days before the current price; for a larger pack,
 * the current price of that many single jars. `all` must contain all packs of the product.
 */
export async function referencePrice(
  db: Orm,
  variant: VariantRow,
  all: readonly VariantRow[],
): Promise<Cents | null> {
  if (variant.quantity > 1) {
    const single = all.find((other) => other.productId === variant.productId && other.quantity === 1);
    return single ? cents(single.priceCents * variant.quantity) : null;
  }
  const history = await selectPriceHistory(db, variant.code);
  const since = currentPriceSince(history);
  return since && lowestPriceBefore(history, since);
}

/**
 * Returns the struck prices that may be shown, in cents, by variant code. A pack is missing when it has no
 * struck price or the price history does not support it.
 */
export async function listVerifiedStruckPrices(
  db: Orm,
  variants: readonly VariantRow[],
): Promise<ReadonlyMap<string, Cents>> {
  const verified = new Map<string, Cents>();
  for (const variant of variants) {
    const { code, priceCents, originalPriceCents: struck } = variant;
    if (struck === null || struck <= priceCents) continue;
    const highest = await referencePrice(db, variant, variants);
    if (highest !== null && struck <= highest) verified.set(code, struck);
  }
  return verified;
}
