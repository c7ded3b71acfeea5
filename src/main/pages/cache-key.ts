// Under which name a page is kept, and for whom: two addresses that show the same page share it, and a visitor to whom a page shows
// something of their own gets none that is kept.

import { SESSION_COOKIE } from '#modules/drafts/contract.ts';

/** Query parameters that never change a page: campaign marks, and the pack, which the browser reads itself. */
const IGNORED_PARAMETERS = /^(utm_\w+|gclid|fbclid|msclkid|variant)$/;

/** Of the button that leads to the checkout; read in the browser. */
export const OF_THE_BUTTON = new Set(['price', 'name', 't']);

/** Drawn with the pack of the address, and greeting whoever was here before. */
const FOR_STRANGERS = /^\/(fast-)?checkout$/;

/** Whether only visitors without a session share this page. */
export function isForStrangers(url: string): boolean {
  return FOR_STRANGERS.test(url.split('?', 1)[0] ?? '');
}

/** Null when the query or the visitor may change the page. Data requests of the router are pages of their own. */
export function cacheKey(url: string, cookies: string | undefined): string | null {
  const forStrangers = isForStrangers(url);
  if (forStrangers && cookies?.includes(SESSION_COOKIE)) return null;
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const query = new URLSearchParams(url.slice(mark + 1));
  const isIgnored = (name: string) =>
    IGNORED_PARAMETERS.test(name) || (forStrangers && OF_THE_BUTTON.has(name));
  if (![...query.keys()].every(isIgnored)) return null;
  const path = url.slice(0, mark);
  const pack = forStrangers ? query.get('variant') : null;
  return pack === null ? path : `${path}?variant=${encodeURIComponent(pack)}`;
}
