// Where the chosen pack is remembered in the browser, under the documented names, for every page that shows
// or sells one. Storage may be refused (private windows, full disk): then it is remembered for as long as
// this page lives.

import { localStore, readCookie, sessionStore } from './browser-storage.ts';

export const STORED_PACK_KEY = 'checkout-variant';
export const STORED_PRICE_KEY = 'checkout-value';
const SESSION_PACK_KEY = 'current-variant';
const SESSION_PRICE_KEY = 'current-price';
const CACHED_PAYMENT_KEY = 'cachedPaymentIntent';
const COOKIE = 'selectedVariant';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export type StoredSelection = { stored: string | null; cookie: string | null };

export function readSelectedPack(): StoredSelection {
  return { stored: localStore.read(STORED_PACK_KEY), cookie: readCookie(COOKIE) };
}

/** For all tabs and a year. `price` has 2 decimals and a point. */
export function saveSelectedPack(variant: string, price: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${encodeURIComponent(variant)}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${
    location.protocol === 'https:' ? '; Secure' : ''
  }`;
  localStore.write(STORED_PACK_KEY, variant);
  localStore.write(STORED_PRICE_KEY, price);
}

/** For this tab: what it shows now, chosen or not. */
export function saveShownPack(variant: string, price: string): void {
  sessionStore.write(SESSION_PACK_KEY, variant);
  sessionStore.write(SESSION_PRICE_KEY, price);
}

/** An order starts afresh: a payment prepared for an earlier choice must not be used again. */
export function clearCachedPayment(): void {
  localStore.remove(CACHED_PAYMENT_KEY);
}
