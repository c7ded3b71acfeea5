// An address at which nothing is any more leads to where that went; every other unknown one to the front
// door.

import { redirect } from 'react-router';
import { href } from '#shared/href.ts';
import { encodePath, normalisePath } from '#shared/writing/normalise-path.ts';
import type { LoadedPages } from './load-pages.ts';

/** Null when the address leads nowhere. What is asked behind the question mark goes along. */
export function findRedirect({ redirects, url }: Pick<LoadedPages, 'redirects' | 'url'>): Response | null {
  const path = normalisePath(url.pathname);
  const to = path !== null && Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (to === undefined) return null;
  return redirect(encodePath(to.includes('?') || to.includes('#') ? to : to + url.search), 301);
}

export function redirectOrHome(loaded: Pick<LoadedPages, 'redirects' | 'url'>): Response {
  return findRedirect(loaded) ?? redirect(href('/'));
}
