// What helps to choose between packs: which one has the cheapest jars, and the one line beside the price that
// points to another.

import { packCopy } from '#copy/packs.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';

/** Of those for sale the one whose jars cost least; null where no other is dearer. */
export function cheapestPerJar(packs: readonly PackVariant[]): PackVariant | null {
  const onSale = packs
    .filter(({ soldOut }) => !soldOut)
    .toSorted((one, other) => one.pricePerJarCents - other.pricePerJarCents);
  const [best] = onSale;
  return best && best.pricePerJarCents < (onSale.at(-1)?.pricePerJarCents ?? 0) ? best : null;
}

/** What is offered, in a few words: "2 Pack · €37,43". */
export const packLabel = ({ name, priceCents }: PackVariant): string =>
  `${name} · ${formatEuro(cents(priceCents))}`;

/**
 * The next larger pack where its extra jars cost at most half of one in this pack; else, for a pack that
 * saves nothing, where jars are cheapest. Null when neither is true: no line is better than one that pushes.
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
