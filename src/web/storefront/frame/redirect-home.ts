// An address the shop does not know leads where its page went, or to the front door; one that reads like a
// file is a file that is not there.

import { loadPages } from '../cms/load-pages.ts';
import { findRedirect, redirectOrHome } from '../cms/redirects.ts';
import type { Route } from './+types/redirect-home.ts';

/** Feeds, scripts of other systems, pictures that went: who asks for them is a program. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$/i;

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPages(args);
  if (!FILE_LIKE.test(args.params['*'])) return redirectOrHome(loaded);
  return findRedirect(loaded) ?? new Response('Dit bestand bestaat niet.', { status: 404 });
}
