// Which pack a visitor has chosen, from the places that may remember it. Pure: storage is handed in.

import type { Page } from '#shared/href.ts';

export type PackCandidates = {
  query: string | null;
  stored: string | null;
  cookie: string | null;
};

const DEFAULT_PACK = '1x';

/**
 * Query, then storage, then cookie, then 1x (or the first pack on sale). Unknown or sold-out ids are ignored.
 */
export function choosePack(remembered: PackCandidates, onSale: readonly string[]): string {
  const { query, stored, cookie } = remembered;
  const candidates = [query, stored, cookie, DEFAULT_PACK, onSale[0]];
  return candidates.find((id) => typeof id === 'string' && onSale.includes(id)) ?? DEFAULT_PACK;
}

export type PackOrder = { variant: string; price: string; name: string };

/** Where the main button leads; the time keeps a page of an earlier order out of the way. */
export function checkoutUrl({ variant, price, name }: PackOrder, time: number): string {
  return `${'/checkout' satisfies Page}?${new URLSearchParams({ variant, price, name, t: String(time) })}`;
}

/** The same page by the pack alone, as a link has it. */
export const plainCheckoutUrl = (variant: string): string =>
  `${'/checkout' satisfies Page}?variant=${encodeURIComponent(variant)}`;
