// An address the shop does not know leads where its page went, or to the front door; one that reads like a
// file is a file that is not there.

import { leadingOn, leadOnOrHome } from '../written/lead-on.ts';
import { readWritten } from '../written/read-written.ts';
import type { Route } from './+types/redirect-home.ts';

/** Feeds, scripts of other systems, pictures that went: who asks for them is a program. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$/i;

export async function loader(asked: Route.LoaderArgs) {
  const written = await readWritten(asked);
  if (!FILE_LIKE.test(asked.params['*'])) return leadOnOrHome(written);
  return leadingOn(written) ?? new Response('Dit bestand bestaat niet.', { status: 404 });
}
