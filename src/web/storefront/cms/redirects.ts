// Redirects of moved pages. An old URL redirects to the new page, every other unknown URL to the home page.

import { redirect } from 'react-router';
import { href } from '#shared/href.ts';
import { encodePath, normalisePath } from '#shared/writing/normalise-path.ts';
import type { LoadedPages } from './load-pages.ts';

/**
 * Returns the permanent redirect of an old URL, with its query; null when the URL never belonged to a page.
 */
export function findRedirect({ redirects, url }: Pick<LoadedPages, 'redirects' | 'url'>): Response | null {
  const path = normalisePath(url.pathname);
  const to = path !== null && Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (to === undefined) return null;
  return redirect(encodePath(to.includes('?') || to.includes('#') ? to : to + url.search), 301);
}

export function redirectOrHome(loaded: Pick<LoadedPages, 'redirects' | 'url'>): Response {
  return findRedirect(loaded) ?? redirect(href('/'));
}
