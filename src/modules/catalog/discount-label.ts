// Computes the discount of a pack compared with its struck-through former price. The code is pure and shared,
// so storefront, back-office and structured data show the same value.

import type { Cents } from '#shared/money.ts';

/**
 * Returns the discount of `price` compared with `originalPrice` in whole percent; null when there is no
 * higher original price.
 */
export function discountPercentage(price: Cents, originalPrice: Cents | null): number | null {
  if (originalPrice === null || originalPrice <= price) return null;
  return Math.round((1 - price / originalPrice) * 100);
}

/**
 * Returns the discount of `price` compared with `originalPrice` as a text such as "25%"; null when there is
 * no discount.
 */
export function discountLabel(price: Cents, originalPrice: Cents | null): string | null {
  const percentage = discountPercentage(price, originalPrice);
  return percentage === null || percentage === 0 ? null : `${percentage}%`;
}
