// Which pack is offered for an advised number of jars: that one, or the nearest that can be bought.

import type { OfferedPack } from './advice-props.ts';

export type Offer = { pack: OfferedPack; exact: boolean };

/** Of two packs equally near, the smaller. Null when everything is sold out. */
export function recommendPack(packs: readonly OfferedPack[], quantity: number): Offer | null {
  const distance = (pack: OfferedPack) => Math.abs(pack.quantity - quantity);
  const [pack] = packs
    .filter(({ soldOut }) => !soldOut)
    .sort((a, b) => distance(a) - distance(b) || a.quantity - b.quantity);
  return pack ? { pack, exact: pack.quantity === quantity } : null;
}
