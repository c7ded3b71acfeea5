// Selects the pack to offer for an advised number of jars: that pack, or the nearest one that can be bought.

import type { OfferedPack } from './advice-props.ts';

export type Offer = { pack: OfferedPack; exact: boolean };

/**
 * Returns the pack for a number of jars, or else the nearest one for sale, the smaller of two equally near.
 * Null when everything is sold out.
 */
export function recommendPack(packs: readonly OfferedPack[], quantity: number): Offer | null {
  const distance = (pack: OfferedPack) => Math.abs(pack.quantity - quantity);
  const [pack] = packs
    .filter(({ soldOut }) => !soldOut)
    .sort((a, b) => distance(a) - distance(b) || a.quantity - b.quantity);
  return pack ? { pack, exact: pack.quantity === quantity } : null;
}
