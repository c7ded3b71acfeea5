// What the explainer and the list say of packs: all of it computed from the real prices.

import { savePercentage, type Variant } from '#modules/catalog/contract.ts';
import { cents, formatEuro, parseEuros, roundHalfUp } from '#shared/money.ts';

/** One line of the explainer. `discount` is null for a pack without a struck price. */
export type PackInfo = {
  id: number;
  name: string;
  price: string;
  originalPrice: string | null;
  discount: number | null;
  pricePerJar: string;
};

/** The packs that are for sale, smallest first. */
export function packInfo(variants: readonly Variant[]): PackInfo[] {
  return variants
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.quantity - b.quantity || a.id - b.id)
    .map((variant) => {
      const price = parseEuros(variant.price) ?? cents(0);
      const original = parseEuros(variant.originalPrice ?? '');
      return {
        id: variant.id,
        name: variant.name,
        price: formatEuro(price),
        originalPrice: original !== null && original > price ? formatEuro(original) : null,
        discount: variant.discountPercent || null,
        pricePerJar: formatEuro(roundHalfUp(price / variant.quantity)),
      };
    });
}

/** What two typed prices come to: a percentage, or null while they say nothing. */
export function typedDiscount(price: unknown, originalPrice: unknown): number | null {
  const now = parseEuros(String(price ?? ''));
  if (now === null || now <= 0) return null;
  return savePercentage(now, parseEuros(String(originalPrice ?? '')));
}
