// How a page is called when it is counted, and whether its address is a secret of one visitor.

import type { Page } from '#shared/href.ts';
import { withoutEnd } from '#shared/writing/without-end.ts';

const PLAIN_SEGMENT = /^[a-z0-9-]{1,40}$/;
const ARTICLE = /^((\/amp)?\/blog|\/pagina)\/[a-z0-9-]{1,80}$/;

/** Whatever stands here may be a secret of one visitor. */
const HIDDEN_REST = ':rest';

/** The name under which a page is counted: never a query, and nothing that could be a token of somebody. */
export function pagePattern(path: string): string {
  const plain = withoutEnd(path.split(/[?#]/, 1)[0] ?? '', /\//) || '/';
  if (plain === '/' || ARTICLE.test(plain)) return plain;
  if (plain === ('/checkout/success' satisfies Page)) return '/checkout-success' satisfies Page;
  const [first = '', ...rest] = plain.slice(1).split('/');
  if (!PLAIN_SEGMENT.test(first)) return `/${HIDDEN_REST}`;
  return rest.length === 0 ? `/${first}` : `/${first}/${HIDDEN_REST}`;
}

/** Queries that hold a link's secret. */
const SECRET_QUERY = /[?&](token|bestelling|herstel|code)=/;

/**
 * An address that itself is a secret: nobody outside the shop may be loaded on it, because everything on a
 * page can read it.
 */
export function isSecretAddress(path: string, query: string): boolean {
  return pagePattern(path).includes(HIDDEN_REST) || SECRET_QUERY.test(query);
}
