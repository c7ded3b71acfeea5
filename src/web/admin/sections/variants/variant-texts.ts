// What the explainer and the form say of packs: all of it computed from the real prices.

import { type PackVariant, savePercentage } from '#modules/catalog/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';

/**
 * What the list below it does not say: what a jar comes to, and the discount customers are shown where the
 * facts bear it.
 */
export const packInfo = (packs: readonly PackVariant[]) =>
  packs.map(({ id, name, pricePerJarCents, save, soldOut }) => ({
    id,
    name,
    perJar: formatEuro(cents(pricePerJarCents)),
    details: `${save ? `${save} korting` : 'Geen korting'}${soldOut ? ', uitverkocht' : ''}`,
  }));

/** What two typed prices come to: a percentage, or null while they say nothing. */
export function enteredDiscount(price: unknown, originalPrice: unknown): number | null {
  const now = parseEuros(String(price ?? ''));
  if (now === null || now <= 0) return null;
  return savePercentage(now, parseEuros(String(originalPrice ?? '')));
}
