// Determines which pack a visitor has chosen, from URL, storage and cookie. Pure functions: the caller passes
// the stored values in.

import type { Page } from '#shared/href.ts';

export type PackCandidates = {
  query: string | null;
  stored: string | null;
  cookie: string | null;
};

const DEFAULT_PACK = '1x';

/**
 * Returns the id of the chosen pack: from the query, else storage, else the cookie, else `1x`, else the first
 * pack on sale. Unknown and sold-out ids are ignored.
 */
export function choosePack(remembered: PackCandidates, onSale: readonly string[]): string {
  const { query, stored, cookie } = remembered;
  const candidates = [query, stored, cookie, DEFAULT_PACK, onSale[0]];
  return candidates.find((id) => typeof id === 'string' && onSale.includes(id)) ?? DEFAULT_PACK;
}

export type PackOrder = { variant: string; price: string; name: string };

/**
 * Returns the checkout URL of the main order button. `time` makes the URL unique, so that the browser does
 * not show the stored page of an earlier order.
 */
export function checkoutUrl({ variant, price, name }: PackOrder, time: number): string {
  return `${'/checkout' satisfies Page}?${new URLSearchParams({ variant, price, name, t: String(time) })}`;
}

/** Returns the checkout URL of a pack without price and name, for a plain link. */
export const plainCheckoutUrl = (variant: string): string =>
  `${'/checkout' satisfies Page}?variant=${encodeURIComponent(variant)}`;
