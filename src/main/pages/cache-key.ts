// The cache key of a page. URLs that show the same page share a key. A visitor for whom the page contains
// personal content gets no key, so the page is rendered for that visitor.

import { SESSION_COOKIE } from '#modules/drafts/contract.ts';
import { PREVIEW, PREVIEW_VERSION, SEEN_AT } from '#modules/pages/contract.ts';
import type { Page } from '#shared/href.ts';

/**
 * Query parameters that never change a page: those of advertising campaigns, and the pack, which the browser
 * reads itself.
 */
const IGNORED_PARAMETERS =
  /^(utm_\w+|gclid|dclid|gbraid|wbraid|gad_\w+|srsltid|_gl|fbclid|igshid|msclkid|ttclid|twclid|yclid|li_fat_id|epik|sccid|mc_[ce]id|variant)$/i;

/** Query parameters that the checkout button adds to a URL; only the browser reads them. */
export const CHECKOUT_BUTTON_PARAMETERS = new Set(['price', 'name', 't']);

/**
 * The paths of the checkout pages. Their cached version shows the pack in the URL and is for visitors without
 * a session only; for a visitor with a session, these pages contain personal data.
 */
const ANONYMOUS_ONLY = /^\/(fast-)?checkout$/;

/**
 * Query parameters that change a page, each with the values that are cached separately. Any other value of
 * such a parameter bypasses the cache.
 */
type Reads = Readonly<Record<string, RegExp>>;

/** Matches no value, so a query parameter with this pattern always bypasses the cache. */
const NEVER_CACHED = /(?!)/;
const NOTHING: Reads = {};
/** The query parameters that show an earlier version of a page; such a page is never cached. */
const EARLIER: Reads = { [PREVIEW_VERSION]: NEVER_CACHED, [SEEN_AT]: NEVER_CACHED };

/**
 * The query parameters that each page reads. All other parameters of these pages are ignored, so a URL with
 * added parameters gets the cached page. On a page not listed here, an unknown parameter bypasses the cache.
 * A preview (`voorbeeld`) is never cached.
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

/** Returns true when the cached page may only be sent to visitors without a checkout session. */
export function isForAnonymousOnly(url: string): boolean {
  return ANONYMOUS_ONLY.test(url.split('?', 1)[0] ?? '');
}

/**
 * Returns the cache key of a page; null when the query or the visitor's session may change the page. The
 * router's data requests (`.data`) have keys of their own.
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
