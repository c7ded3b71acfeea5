// Where the chosen pack is remembered in the browser, under the documented names.
// Storage may be refused (private windows, full disk): then the page works on without remembering.

import { readCookie } from './pack-selection.ts';

const COOKIE = 'selectedVariant';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const STORED_PACK = 'checkout-variant';
const STORED_PRICE = 'checkout-value';
const SESSION_PACK = 'current-variant';
const SESSION_PRICE = 'current-price';
const CACHED_PAYMENT = 'cachedPaymentIntent';

export type Remembered = { stored: string | null; cookie: string | null };

export function recallPack(): Remembered {
  return {
    stored: attempt(() => localStorage.getItem(STORED_PACK)) ?? null,
    cookie: readCookie(document.cookie, COOKIE),
  };
}

/** For all tabs and a year. `price` has 2 decimals and a point. */
export function rememberPack(variant: string, price: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${variant}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${
    location.protocol === 'https:' ? '; Secure' : ''
  }`;
  attempt(() => {
    localStorage.setItem(STORED_PACK, variant);
    localStorage.setItem(STORED_PRICE, price);
  });
}

/** For this tab: what it shows now, chosen or not. */
export function noteShownPack(variant: string, price: string): void {
  attempt(() => {
    sessionStorage.setItem(SESSION_PACK, variant);
    sessionStorage.setItem(SESSION_PRICE, price);
  });
}

/** An order starts afresh: a payment prepared for an earlier choice must not be used again. */
export function forgetPayment(): void {
  attempt(() => localStorage.removeItem(CACHED_PAYMENT));
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
