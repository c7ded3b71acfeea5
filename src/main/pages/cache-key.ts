// Under which name a page is kept, and for whom: two addresses that show the same page share it, and a
// visitor to whom a page shows something of their own gets none that is kept.

import { SESSION_COOKIE } from '#modules/drafts/contract.ts';
import { PREVIEW, PREVIEW_VERSION, SEEN_AT } from '#modules/pages/contract.ts';
import type { Page } from '#shared/href.ts';

/**
 * Parameters that never change any page: the marks of campaigns, and the pack, which the browser reads
 * itself.
 */
const IGNORED_PARAMETERS =
  /^(utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|srsltid|_gl|fbclid|igshid|msclkid|ttclid|twclid|yclid|li_fat_id|epik|sccid|mc_[ce]id|variant)$/i;

/** Of the button that leads to the checkout; read in the browser. */
export const CHECKOUT_BUTTON_PARAMETERS = new Set(['price', 'name', 't']);

/** Drawn with the pack of the address, and greeting whoever was here before. */
const ANONYMOUS_ONLY = /^\/(fast-)?checkout$/;

/** By name, the values that are kept apart; with any other value the page is made for whoever asks. */
type Reads = Readonly<Record<string, RegExp>>;

/** Whatever it says. */
const NEVER_CACHED = /(?!)/;
const NOTHING: Reads = {};
/** As it was before. */
const EARLIER: Reads = { [PREVIEW_VERSION]: NEVER_CACHED, [SEEN_AT]: NEVER_CACHED };

/**
 * What a page reads of its address. Every other parameter is no part of it: who adds one gets the page that
 * is kept. Of a page that is not here any parameter but those above means that it is made anew. A preview
 * (`voorbeeld`) always does.
 */
const READS: readonly (readonly [pages: RegExp, reads: Reads])[] = [
  [exactly('/'), NOTHING],
  [exactly('/blog' satisfies Page), { q: NEVER_CACHED }],
  [/^\/(amp\/)?blog\/[^/.]+$/, NOTHING],
  [exactly('/reviews' satisfies Page), { sterren: /^[1-5]$/, pagina: /^[1-9]\d{0,2}$/ }],
  [/^\/(privacy-policy|terms-of-service|shipping-policy|reviews-beleid|toegankelijkheid)$/, EARLIER],
  [/^\/pagina\/[^/.]+$/, EARLIER],
];

function exactly(page: Page): RegExp {
  return new RegExp(`^${page}$`);
}

/** Whether only visitors without a session share this page. */
export function isForAnonymousOnly(url: string): boolean {
  return ANONYMOUS_ONLY.test(url.split('?', 1)[0] ?? '');
}

/**
 * Null when the query or the visitor may change the page. Data requests of the router are pages of their own.
 */
export function cacheKey(url: string, cookies: string | undefined): string | null {
  const anonymousOnly = isForAnonymousOnly(url);
  if (anonymousOnly && cookies?.includes(SESSION_COOKIE)) return null;
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const query = new URLSearchParams(url.slice(queryStart + 1));
  const path = url.slice(0, queryStart);
  const reads = READS.find(([pages]) => pages.test(path))?.[1];
  if (reads) return keyOfReads(path, query, reads);
  const isIgnored = (name: string) =>
    IGNORED_PARAMETERS.test(name) || (anonymousOnly && CHECKOUT_BUTTON_PARAMETERS.has(name));
  if (![...query.keys()].every(isIgnored)) return null;
  const pack = anonymousOnly ? query.get('variant') : null;
  return pack === null ? path : `${path}?variant=${encodeURIComponent(pack)}`;
}

function keyOfReads(path: string, query: URLSearchParams, reads: Reads): string | null {
  if (query.has(PREVIEW)) return null;
  const parameters = [...query].filter(([name]) => Object.hasOwn(reads, name)).toSorted();
  if (!parameters.every(([name, value]) => reads[name]?.test(value))) return null;
  if (new Set(parameters.map(([name]) => name)).size < parameters.length) return null;
  return [path, new URLSearchParams(parameters).toString()].filter(Boolean).join('?');
}
