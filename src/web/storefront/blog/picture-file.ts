// The route /pictures/blog-…: a stable URL for a rendered picture. It redirects to the file of the current
// build.

import { redirect } from 'react-router';
import { findPicture, largestUrl } from '../../ui/pictures/pictures.ts';
import type { Route } from './+types/picture-file.ts';

export function loader({ params }: Route.LoaderArgs) {
  const topic = /^blog-([a-z0-9-]+)$/.exec(params.name)?.[1];
  const entry = topic === undefined ? null : findPicture(`blog-${topic}`);
  const file = entry && largestUrl(entry);
  if (!file) return new Response(null, { status: 404 });
  return redirect(file, { headers: { 'cache-control': 'public, max-age=3600' } });
}
