// Computes the reference price, the lowest price of the 30 days before a reduction. Only this price may be
// shown struck through (Besluit prijsaanduiding producten, art. 5a). The code is pure; a price applies from
// its time until the next price.

import { days } from '#shared/clock.ts';
import { type Cents, cents } from '#shared/money.ts';

export type PricePoint = { price: Cents; validFrom: Date };

const WINDOW = days(30);

/**
 * Returns the lowest price in the 30 days before `at`, in cents; null when the history is shorter than 30
 * days. `history` must be sorted oldest first.
 */
export function lowestPriceBefore(history: readonly PricePoint[], at: Date): Cents | null {
  const opens = at.getTime() - WINDOW;
  const earlier = history.filter((point) => point.validFrom.getTime() < at.getTime());
  const first = earlier[0];
  if (!first || first.validFrom.getTime() > opens) return null;
  const inForce = earlier.filter((_, index) => {
    const next = earlier[index + 1];
    return next === undefined || next.validFrom.getTime() > opens;
  });
  return cents(Math.min(...inForce.map(({ price }) => price)));
}

/**
 * Returns the time since which the current price of a price history applies; null for an empty history.
 * Entries that kept the price are ignored.
 */
export function currentPriceSince(history: readonly PricePoint[]): Date | null {
  const last = history.at(-1);
  if (!last) return null;
  let since = last.validFrom;
  for (const point of history.toReversed()) {
    if (point.price !== last.price) break;
    since = point.validFrom;
  }
  return since;
}
