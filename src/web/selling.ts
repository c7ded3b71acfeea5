// Whether anything can be ordered at this moment, and what stands in place of the order button where nothing
// can.

import { commonCopy } from '#copy/common.ts';
import type { PageContext } from './page-context.ts';

type PageParts = Pick<PageContext, 'shop' | 'cacheUntil'>;

/**
 * For a page that is kept: it is let go when the shop may open or close, or something set aside may be free
 * again.
 */
export async function cachedSelling({ shop, cacheUntil }: PageParts): Promise<boolean> {
  const { isOpen, changesAt } = await shop.readSelling();
  if (changesAt) cacheUntil(changesAt);
  return isOpen;
}

export type Offered = { isOpen: boolean; packs: readonly { soldOut: boolean }[] };
export type NotForSale = { button: string; mailMe: string; when: string };

/** Null while at least one of the packs can be ordered. */
export function notForSale({ isOpen, packs }: Offered): NotForSale | null {
  if (!isOpen) return commonCopy.notNow;
  return packs.every(({ soldOut }) => soldOut) ? commonCopy.noStock : null;
}

/** The packs as they are offered at this moment: in a closed shop each as if it were sold out. */
export const offeredPacks = <Pack extends { soldOut: boolean }>(
  isOpen: boolean,
  packs: readonly Pack[],
): Pack[] => packs.map((pack) => ({ ...pack, soldOut: pack.soldOut || !isOpen }));
