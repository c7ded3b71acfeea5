// The canonical spelling of a page's URL. URLs with capitals, double slashes, dots or needless percent
// encoding are redirected there, because each spelling would cost a rendering and a place in the cache.

import { matchRoutes, type ServerBuild } from 'react-router';
import { pathParts } from '#shared/writing/normalise-path.ts';

/** First segments of paths in which capitals matter, because a token or file name follows the segment. */
const CASE_COUNTS = new Set(['bestelling', 'herstel', 'betalen', 'pictures']);

/**
 * Returns the canonical spelling of a page's path: without needless capitals, slashes or percent encoding.
 */
export function canonicalPath(path: string): string {
  const [first, ...rest] = pathParts(path);
  if (first === undefined) return '/';
  // URLs of the router itself.
  if (first.startsWith('__')) return path;
  const head = first.toLowerCase();
  const tail = CASE_COUNTS.has(head) ? rest : rest.map((part) => part.toLowerCase());
  return `/${[head, ...tail].map(encodeURIComponent).join('/')}`;
}

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] };

/**
 * Creates a function that returns true when a page exists at a path. A path without a page is not redirected
 * to its canonical spelling.
 */
export function createKnowsPage({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => boolean {
  const branchesOf = (parent: string | undefined): Branch[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parent)
      .flatMap((route) => (route ? [branchOf(route.id, route.path, route.index)] : []));
  const branchOf = (id: string, path: string | undefined, index: boolean | undefined): Branch => ({
    id,
    ...(path === undefined ? {} : { path }),
    ...(index ? { index } : { children: branchesOf(id) }),
  });
  const tree = branchesOf(undefined);
  return (path) => {
    const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
    const match = matchRoutes(tree.map(toRouteObject), page)?.at(-1);
    return match !== undefined && match.route.path !== '*';
  };
}

function toRouteObject({ id, path, index, children }: Branch): Parameters<typeof matchRoutes>[0][number] {
  return index
    ? { id, index: true }
    : { id, ...(path === undefined ? {} : { path }), children: (children ?? []).map(toRouteObject) };
}
