// Selects the pack to offer for an advised number of jars: the pack with that number, or the nearest one that
// can be bought.

import type { OfferedPack } from './advice-props.ts';

export type Offer = { pack: OfferedPack; exact: boolean };

/**
 * Returns the pack with `quantity` jars, or else the nearest pack for sale; of two equally near packs the
 * smaller one. Null when everything is sold out.
 */
export function recommendPack(packs: readonly OfferedPack[], quantity: number): Offer | null {
  const distance = (pack: OfferedPack) => Math.abs(pack.quantity - quantity);
  const [pack] = packs
    .filter(({ soldOut }) => !soldOut)
    .sort((a, b) => distance(a) - distance(b) || a.quantity - b.quantity);
  return pack ? { pack, exact: pack.quantity === quantity } : null;
}
