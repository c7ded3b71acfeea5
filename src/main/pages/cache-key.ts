// Under which name a page is kept, and for whom: two addresses that show the same page share it, and a visitor to whom a page shows
// something of their own gets none that is kept.

import { SESSION_COOKIE } from '#modules/drafts/contract.ts';
import type { Page } from '#shared/href.ts';

/** Query parameters that never change a page: campaign marks, and the pack, which the browser reads itself. */
const IGNORED_PARAMETERS = /^(utm_\w+|gclid|fbclid|msclkid|variant)$/;

/** Of the button that leads to the checkout; read in the browser. */
export const OF_THE_BUTTON = new Set(['price', 'name', 't']);

/** Drawn with the pack of the address, and greeting whoever was here before. */
const FOR_STRANGERS = /^\/(fast-)?checkout$/;

const REVIEWS = '/reviews' satisfies Page;

/** What chooses among the reviews; anything else in its place is a page nobody asks for twice. */
const OF_REVIEWS: Readonly<Record<string, RegExp>> = { sterren: /^[1-5]$/, pagina: /^[1-9]\d{0,2}$/ };

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
  const path = url.slice(0, mark);
  if (path === REVIEWS) return reviewsKey(query);
  const isIgnored = (name: string) =>
    IGNORED_PARAMETERS.test(name) || (forStrangers && OF_THE_BUTTON.has(name));
  if (![...query.keys()].every(isIgnored)) return null;
  const pack = forStrangers ? query.get('variant') : null;
  return pack === null ? path : `${path}?variant=${encodeURIComponent(pack)}`;
}

function reviewsKey(query: URLSearchParams): string | null {
  const asked = [...query].filter(([name]) => !IGNORED_PARAMETERS.test(name)).toSorted();
  if (!asked.every(([name, value]) => OF_REVIEWS[name]?.test(value))) return null;
  if (new Set(asked.map(([name]) => name)).size < asked.length) return null;
  return [REVIEWS, new URLSearchParams(asked).toString()].filter(Boolean).join('?');
}
