// The highest price that may be struck beside a price. A single jar is compared with its own past, a larger
// pack with as many single jars as it holds; what neither bears is not shown (ADR 52).

import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { VariantRow } from '../variants.repository.ts';
import { selectPriceHistory } from './price-history.repository.ts';
import { currentPriceSince, lowestPriceBefore } from './price-history.ts';

/** Null when nothing may be struck. `all` are the packs it is sold beside. */
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

/** The struck price of each pack that the facts bear, by its code; the others are not in it. */
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
