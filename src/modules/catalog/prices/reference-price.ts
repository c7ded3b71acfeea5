// Determines the highest struck price that may be shown next to a price. A single jar is compared with its
// own price history, a larger pack with the same number of single jars; other struck prices are not shown
// (ADR 52).

import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { VariantRow } from '../variants.repository.ts';
import { selectPriceHistory } from './price-history.repository.ts';
import { currentPriceSince, lowestPriceBefore } from './price-history.ts';

/**
 * The highest struck price of a variant, in cents; null when none may be shown. `all` contains the other
 * packs of the product.
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

/** The struck prices that may be shown, by variant code; packs without one are missing. */
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
