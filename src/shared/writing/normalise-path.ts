// One spelling of an address of the shop, however it was typed, copied or encoded: `/Café/`, `/caf%C3%A9` and
// `/cafe` + U+0301 are one.

import { withoutEnd } from './without-end.ts';

/**
 * Letters and not their percent signs, composed, in small letters, without what follows ? or #; null for
 * every other, and for the home page.
 */
export function normalisePath(address: string): string | null {
  if (!/^\/[^/\\]/.test(address)) return null;
  const typed = decoded(address.replace(/[?#].*$/s, ''));
  const path = withoutEnd(typed.normalize('NFC').toLowerCase(), /\//);
  return path === '' ? null : path;
}

/** The same address as a header carries it. */
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
