// The secret session id of a visitor's basket: `checkout_<epoch ms>_<32 random hex>`, stored until the tab is
// closed. It gives access to the draft, so it comes from the browser's cryptographic random source and never
// appears in a URL.

import type { BrowserStorage } from '#web/client/browser-storage.ts';

export const SESSION_ID_KEY = 'checkout-session-id';

const PATTERN = /^checkout_\d{10,16}_[0-9a-f]{32}$/;
const RANDOM_BYTES = 16;

/** Returns the session id of this browser tab; creates and stores one when there is none. */
export function currentSessionId(store: BrowserStorage, now: number = Date.now()): string {
  const existing = store.read(SESSION_ID_KEY);
  if (existing !== null && PATTERN.test(existing)) return existing;
  const created = makeSessionId(now, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  store.write(SESSION_ID_KEY, created);
  return created;
}

export function makeSessionId(now: number, random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `checkout_${now}_${hex}`;
}
