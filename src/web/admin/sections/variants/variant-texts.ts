// Explains packs in the list and the form. All figures are computed from the real prices.

import { discountPercentage, type PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';

/**
 * The price per jar of each pack, and the discount shown to customers. A discount is shown only when its
 * strike-through price has evidence.
 */
export const packInfo = (packs: readonly PackVariant[]) =>
  packs.map(({ id, name, pricePerJarCents, save, soldOut }) => ({
    id,
    name,
    perJar: formatEuro(cents(pricePerJarCents)),
    details: `${save ? `${save} korting` : 'Geen korting'}${soldOut ? ', uitverkocht' : ''}`,
  }));

/** The discount in percent of two typed prices; null when a price is invalid or there is no discount. */
export function enteredDiscount(price: unknown, originalPrice: unknown): number | null {
  const now = parseEuros(String(price ?? ''));
  if (now === null || now <= 0) return null;
  return discountPercentage(now, parseEuros(String(originalPrice ?? '')));
}
