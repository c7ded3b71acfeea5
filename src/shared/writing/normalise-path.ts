// Normalises addresses of the shop. However an address was typed, copied or encoded, the result is the same:
// `/Café/`, `/caf%C3%A9` and `/cafe` + U+0301 are equal.

import { TRAILING_SLASHES } from './trailing-slashes.ts';

/**
 * Returns the path of an address, decoded, composed and in lower case, without query and fragment. Null for
 * an address outside the shop and for the home page.
 */
export function normalisePath(address: string): string | null {
  if (!/^\/[^/\\]/.test(address)) return null;
  const typed = decoded(address.replace(/[?#].*$/s, ''));
  const path = typed.normalize('NFC').toLowerCase().replace(TRAILING_SLASHES, '');
  return path === '' ? null : path;
}

/** Returns the address encoded for an HTTP header. */
export function encodePath(address: string): string {
  const url = URL.parse(address, 'http://shop.invalid');
  if (!url) return '/';
  return url.hostname === 'shop.invalid' ? url.pathname + url.search + url.hash : url.href;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
