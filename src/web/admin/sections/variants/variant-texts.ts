// What the explainer and the form say of packs: all of it computed from the real prices.

import { type PackVariant, savePercentage } from '#modules/catalog/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';

/** One line of the explainer. */
export type PackInfo = {
  id: string;
  name: string;
  /** "€18,72" */
  perJar: string;
  /** "25% korting" */
  details: string;
};

/** What the list below it does not say: what a jar comes to, and the discount customers are shown where the facts bear it. */
export function packInfo(packs: readonly PackVariant[]): PackInfo[] {
  return packs.map(({ id, name, pricePerJarCents, save, soldOut }) => ({
    ...{ id, name, perJar: formatEuro(cents(pricePerJarCents)) },
    details: [save ? `${save} korting` : 'Geen korting', soldOut ? 'uitverkocht' : null]
      .filter(Boolean)
      .join(', '),
  }));
}

/** What two typed prices come to: a percentage, or null while they say nothing. */
export function typedDiscount(price: unknown, originalPrice: unknown): number | null {
  const now = parseEuros(String(price ?? ''));
  if (now === null || now <= 0) return null;
  return savePercentage(now, parseEuros(String(originalPrice ?? '')));
}
