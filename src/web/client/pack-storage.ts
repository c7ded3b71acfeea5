// Stores the chosen pack in the browser, in a cookie and in local storage, for every page that shows or sells
// a pack. When the browser refuses storage (private window, full disk), the choice is kept until the page
// closes.

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

/**
 * Stores the chosen pack and its price for all tabs of this browser; the cookie with the pack lasts a year.
 * `price` is in euros with 2 decimals and a decimal point.
 */
export function saveSelectedPack(variant: string, price: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${encodeURIComponent(variant)}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${
    location.protocol === 'https:' ? '; Secure' : ''
  }`;
  localStore.write(STORED_PACK_KEY, variant);
  localStore.write(STORED_PRICE_KEY, price);
}

/**
 * Stores the pack that this browser tab shows, whether the visitor chose it or not. `price` is in euros with
 * 2 decimals and a decimal point.
 */
export function saveShownPack(variant: string, price: string): void {
  sessionStore.write(SESSION_PACK_KEY, variant);
  sessionStore.write(SESSION_PRICE_KEY, price);
}

/** Removes the stored payment of an earlier choice of pack, so that a new order cannot use it. */
export function clearCachedPayment(): void {
  localStore.remove(CACHED_PAYMENT_KEY);
}
