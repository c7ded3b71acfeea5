// What the explainer and the form say of packs: all of it computed from the real prices.

import { type PackVariant, savePercentage } from '#modules/catalog/contract.ts';
import { cents, formatEuro, parseEuros } from '#shared/money.ts';

/** One line of the explainer. */
export type PackInfo = {
  id: string;
  name: string;
  price: string;
  originalPrice: string | null;
  /** "€18,72 per pot · 25% korting" */
  details: string;
};

/** What customers are shown of the packs: a struck price only where the facts bear it. */
export function packInfo(packs: readonly PackVariant[]): PackInfo[] {
  return packs.map(({ id, name, priceCents, originalPriceCents, pricePerJarCents, save, soldOut }) => ({
    ...{ id, name, price: formatEuro(cents(priceCents)) },
    originalPrice: originalPriceCents === null ? null : formatEuro(cents(originalPriceCents)),
    details: [
      `${formatEuro(cents(pricePerJarCents))} per pot`,
      save ? `${save} korting` : null,
      soldOut ? 'uitverkocht' : null,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** What two typed prices come to: a percentage, or null while they say nothing. */
export function typedDiscount(price: unknown, originalPrice: unknown): number | null {
  const now = parseEuros(String(price ?? ''));
  if (now === null || now <= 0) return null;
  return savePercentage(now, parseEuros(String(originalPrice ?? '')));
}
