// Names the pages in the statistics and detects whether an address contains a visitor's secret.

import type { Page } from '#shared/href.ts';
import { TRAILING_SLASHES } from '#shared/writing/trailing-slashes.ts';

const PLAIN_SEGMENT = /^[a-z0-9-]{1,40}$/;
const ARTICLE = /^((\/amp)?\/blog|\/pagina)\/[a-z0-9-]{1,80}$/;

/** Text that replaces the rest of a path which may contain a visitor's secret. */
const HIDDEN_REST = ':rest';

/**
 * Returns the name under which a page is counted: its path without query, in which everything that could be a
 * token is replaced by `:rest`.
 */
export function pagePattern(path: string): string {
  const plain = (path.split(/[?#]/, 1)[0] ?? '').replace(TRAILING_SLASHES, '') || '/';
  if (plain === '/' || ARTICLE.test(plain)) return plain;
  if (plain === ('/checkout/success' satisfies Page)) return '/checkout-success' satisfies Page;
  const [first = '', ...rest] = plain.slice(1).split('/');
  if (!PLAIN_SEGMENT.test(first)) return `/${HIDDEN_REST}`;
  return rest.length === 0 ? `/${first}` : `/${first}/${HIDDEN_REST}`;
}

/** Matches a query with the secret of a link. */
const SECRET_QUERY = /[?&](token|bestelling|herstel|code)=/;

/**
 * True when an address contains, or may contain, a visitor's secret. No third-party script may run on such a
 * page, because it could read the address.
 */
export function isSecretAddress(path: string, query: string): boolean {
  return pagePattern(path).includes(HIDDEN_REST) || SECRET_QUERY.test(query);
}
