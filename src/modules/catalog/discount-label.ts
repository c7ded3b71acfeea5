// How much a pack saves against its struck price, as the storefront and the back-office both show it.
// Pure, so page, list and structured data cannot differ.

import type { Cents } from '#shared/money.ts';

/** Whole percent saved; null without a higher original price. */
export function discountPercentage(price: Cents, originalPrice: Cents | null): number | null {
  if (originalPrice === null || originalPrice <= price) return null;
  return Math.round((1 - price / originalPrice) * 100);
}

/** "25%"; null when there is nothing to show. */
export function discountLabel(price: Cents, originalPrice: Cents | null): string | null {
  const percentage = discountPercentage(price, originalPrice);
  return percentage === null || percentage === 0 ? null : `${percentage}%`;
}
