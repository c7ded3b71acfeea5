// Determines whether anything can be ordered now, and the text in place of the order button when nothing can.

import { commonCopy } from '#copy/common.ts';
import type { PageContext } from './page-context.ts';

type PageParts = Pick<PageContext, 'shop' | 'cacheUntil'>;

/**
 * Returns true when the shop takes orders. Also limits how long the current page is cached, to the moment
 * when the shop may open or close or a held pack may become free.
 */
export async function cachedSelling({ shop, cacheUntil }: PageParts): Promise<boolean> {
  const { isOpen, changesAt } = await shop.readSelling();
  if (changesAt) cacheUntil(changesAt);
  return isOpen;
}

export type Offered = { isOpen: boolean; packs: readonly { soldOut: boolean }[] };
export type NotForSale = { button: string; mailMe: string; when: string };

/**
 * Returns the Dutch text in place of the order button; null while the shop is open and at least one pack can
 * be ordered.
 */
export function notForSale({ isOpen, packs }: Offered): NotForSale | null {
  if (!isOpen) return commonCopy.notNow;
  return packs.every(({ soldOut }) => soldOut) ? commonCopy.noStock : null;
}

/** Returns the packs as they are offered now. In a closed shop every pack counts as sold out. */
export const offeredPacks = <Pack extends { soldOut: boolean }>(
  isOpen: boolean,
  packs: readonly Pack[],
): Pack[] => packs.map((pack) => ({ ...pack, soldOut: pack.soldOut || !isOpen }));
