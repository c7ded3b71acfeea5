// Any address the shop does not know leads to its front door; one that reads like a file is a file that is not there.

import { redirect } from 'react-router';
import type { Route } from './+types/redirect-home.ts';

/** Feeds, scripts of other systems, pictures that went: who asks for them is a program. */
const FILE_LIKE = /\.[a-z0-9]{1,8}$/i;

export function loader({ params }: Route.LoaderArgs) {
  if (!FILE_LIKE.test(params['*'])) return redirect('/');
  return new Response('Dit bestand bestaat niet.', { status: 404 });
}
