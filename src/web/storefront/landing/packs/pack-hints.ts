// Hints for choosing a pack: which pack has the cheapest jars, and the line beside the price that recommends
// another pack.

import { packCopy } from '#copy/packs.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';

/**
 * Returns the pack for sale with the lowest price per jar. Null when nothing is for sale or all packs have
 * the same price per jar.
 */
export function cheapestPerJar(packs: readonly PackVariant[]): PackVariant | null {
  const onSale = packs
    .filter(({ soldOut }) => !soldOut)
    .toSorted((one, other) => one.pricePerJarCents - other.pricePerJarCents);
  const [best] = onSale;
  return best && best.pricePerJarCents < (onSale.at(-1)?.pricePerJarCents ?? 0) ? best : null;
}

/** Returns name and price of a pack, such as "2 Pack · €37,43". */
export const packLabel = ({ name, priceCents }: PackVariant): string =>
  `${name} · ${formatEuro(cents(priceCents))}`;

/**
 * Returns the Dutch hint beside the chosen pack, or null. It names the next larger pack for sale when each
 * extra jar costs at most half this pack's price per jar. Otherwise, for a pack without a saving, it names
 * the pack with the cheapest jars, when those are cheaper than in this pack.
 */
export function packHint(pack: PackVariant, packs: readonly PackVariant[]): string | null {
  const next = packs
    .filter(({ soldOut, quantity }) => !soldOut && quantity > pack.quantity)
    .toSorted((one, other) => one.quantity - other.quantity)[0];
  if (next) {
    const extra = next.priceCents - pack.priceCents;
    const jars = next.quantity - pack.quantity;
    const amount = formatEuro(cents(extra));
    if (extra > 0 && extra * 2 <= pack.pricePerJarCents * jars)
      return jars === 1 ? packCopy.oneMore(amount, next.quantity) : packCopy.moreJars(amount, jars);
  }
  const best = cheapestPerJar(packs);
  if (!best || pack.save || best.pricePerJarCents >= pack.pricePerJarCents) return null;
  return packCopy.cheaperBy(best.name, formatEuro(cents(best.pricePerJarCents)));
}
