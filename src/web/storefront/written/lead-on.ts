// An address at which nothing is any more leads to where that went; every other unknown one to the front
// door.

import { redirect } from 'react-router';
import { href } from '#shared/href.ts';
import { encodedPath, plainPath } from '#shared/writing/plain-path.ts';
import type { Written } from './read-written.ts';

/** Null when the address leads nowhere. What is asked behind the question mark goes along. */
export function leadingOn({ redirects, url }: Pick<Written, 'redirects' | 'url'>): Response | null {
  const path = plainPath(url.pathname);
  const to = path !== null && Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (to === undefined) return null;
  return redirect(encodedPath(to.includes('?') || to.includes('#') ? to : to + url.search), 301);
}

export function leadOnOrHome(written: Pick<Written, 'redirects' | 'url'>): Response {
  return leadingOn(written) ?? redirect(href('/'));
}
