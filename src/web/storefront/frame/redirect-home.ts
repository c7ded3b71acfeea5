// The route for all unknown URLs. The old URL of a moved page redirects to its new URL, any other page to the
// home page. An unknown file gets a 404.

import { loadPages } from '../cms/load-pages.ts';
import { findRedirect, redirectOrHome } from '../cms/redirects.ts';
import type { Route } from './+types/redirect-home.ts';

/**
 * Matches paths that look like a file, such as feeds and removed pictures. Programs request them, not people.
 */
const FILE_LIKE = /\.[a-z0-9]{1,8}$/i;

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPages(args);
  if (!FILE_LIKE.test(args.params['*'])) return redirectOrHome(loaded);
  return findRedirect(loaded) ?? new Response('Dit bestand bestaat niet.', { status: 404 });
}
