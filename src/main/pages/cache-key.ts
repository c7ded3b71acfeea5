// The cache key of a page, and who may share it: addresses that show the same page share a key, and a visitor
// for whom the page contains personal content gets none.

import { SESSION_COOKIE } from '#modules/drafts/contract.ts';
import { PREVIEW, PREVIEW_VERSION, SEEN_AT } from '#modules/pages/contract.ts';
import type { Page } from '#shared/href.ts';

/**
 * Query parameters that never change a page: campaign parameters, and the pack, which the browser reads
 * itself.
 */
const IGNORED_PARAMETERS =
  /^(utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|srsltid|_gl|fbclid|igshid|msclkid|ttclid|twclid|yclid|li_fat_id|epik|sccid|mc_[ce]id|variant)$/i;

/** Query parameters of the checkout button; only the browser reads them. */
export const CHECKOUT_BUTTON_PARAMETERS = new Set(['price', 'name', 't']);

/** Pages that show the pack in the address and greet returning visitors. */
const ANONYMOUS_ONLY = /^\/(fast-)?checkout$/;

/**
 * Query parameters by name, with the values that are cached separately; any other value bypasses the cache.
 */
type Reads = Readonly<Record<string, RegExp>>;

/** Matches no value: the parameter always bypasses the cache. */
const NEVER_CACHED = /(?!)/;
const NOTHING: Reads = {};
/** Parameters that show an earlier version of a page. */
const EARLIER: Reads = { [PREVIEW_VERSION]: NEVER_CACHED, [SEEN_AT]: NEVER_CACHED };

/**
 * The query parameters each page reads. Other parameters are ignored, so that an address with added ones gets
 * the cached page. For a page not listed, any unknown parameter bypasses the cache; a preview (`voorbeeld`)
 * always does.
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

/** Tells whether the cached page is only for visitors without a session. */
export function isForAnonymousOnly(url: string): boolean {
  return ANONYMOUS_ONLY.test(url.split('?', 1)[0] ?? '');
}

/**
 * Returns the cache key of a page; null when the query or the visitor's session may change it. Data requests
 * of the router have their own keys.
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
