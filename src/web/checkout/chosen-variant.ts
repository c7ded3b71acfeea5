// Which pack the visitor wants, from the places earlier pages left it, and how this page leaves it for the next.

import type { BrowserStorage } from '#web/client/browser-storage.ts';

export const VARIANT_KEY = 'checkout-variant';
export const VALUE_KEY = 'checkout-value';
export const VARIANT_COOKIE = 'selectedVariant';
export const DEFAULT_VARIANT = '1x';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export type VariantSources = { query: string | null; stored: string | null; cookie: string | null };

/** The first known one of: address, storage, cookie; else one pack. An unknown id is ignored. */
export function chooseVariant(sources: VariantSources, known: readonly string[]): string {
  const wishes = [sources.query, sources.stored, sources.cookie];
  return wishes.find((wish): wish is string => wish !== null && known.includes(wish)) ?? DEFAULT_VARIANT;
}

/** Leaves the choice and its price ("37.43") where the other pages look for them. */
export function rememberVariant(store: BrowserStorage, variant: string, price: string): void {
  store.write(VARIANT_KEY, variant);
  store.write(VALUE_KEY, price);
  // The asynchronous cookie store is not in every browser the shop serves.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${VARIANT_COOKIE}=${encodeURIComponent(variant)}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`;
}
