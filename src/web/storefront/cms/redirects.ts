// Redirects of moved pages. An old URL redirects to the new page, every other unknown URL to the home page.

import { redirect } from 'react-router';
import { href } from '#shared/href.ts';
import { encodePath, normalisePath } from '#shared/writing/normalise-path.ts';
import type { LoadedPages } from './load-pages.ts';

/**
 * Returns the permanent redirect of an old URL, with its query; null when the URL never belonged to a page.
 */
export function findRedirect({ redirects, url }: Pick<LoadedPages, 'redirects' | 'url'>): Response | null {
  const path = normalisePath(url.pathname.replace(/^\/+/, '/'));
  const to = path !== null && Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (to === undefined) return null;
  return redirect(encodePath(withQuery(to, url.search)), 301);
}

/**
 * Adds the query parameters of the requested URL, such as an advertiser's click id, to the new address: after
 * its own query and before its fragment.
 */
function withQuery(address: string, added: string): string {
  const [path = '', fragment] = address.split(/(?=#)/, 2);
  const query = path.includes('?') ? added.replace('?', '&') : added;
  return path + query + (fragment ?? '');
}

export function redirectOrHome(loaded: Pick<LoadedPages, 'redirects' | 'url'>): Response {
  return findRedirect(loaded) ?? redirect(href('/'));
}
