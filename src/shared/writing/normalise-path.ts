// Normalises addresses of the shop, so that different spellings and encodings of an address become the same
// text: `/Café/`, `/caf%C3%A9` and `/cafe` + U+0301 are equal.

import { TRAILING_SLASHES } from './trailing-slashes.ts';

/**
 * Returns the path of an address, percent-decoded, in Unicode form NFC and in lower case, without query and
 * fragment. Null for an address outside the shop and for the home page.
 */
export function normalisePath(address: string): string | null {
  if (!/^\/[^/\\]/.test(address)) return null;
  const typed = `/${pathParts(address.replace(/[?#].*$/s, '')).join('/')}`;
  const path = typed.normalize('NFC').toLowerCase().replace(TRAILING_SLASHES, '');
  return path === '' ? null : path;
}

/**
 * Returns an address in percent encoding, for an HTTP header: path, query and fragment for an address of the
 * shop, else the whole URL. An address that cannot be parsed becomes `/`.
 */
export function encodePath(address: string): string {
  const url = URL.parse(address, 'http://shop.invalid');
  if (!url) return '/';
  return url.hostname === 'shop.invalid' ? url.pathname + url.search + url.hash : url.href;
}

/** Returns the decoded segments of a path, without empty ones, and with `.` and `..` resolved. */
export function pathParts(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split('/').map(decoded)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

/**
 * Decodes the percent encoding of a part of a path. A part that is not UTF-8 is decoded as Latin-1, as old
 * shops encoded it: "caf%E9" becomes "café". A bare % stays.
 */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replaceAll(/%([0-9a-f]{2})/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    );
  }
}
