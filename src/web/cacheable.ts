// Lets a content page tell the server that it may be cached, and which data it was made of. A page that shows
// something that changes with time also passes an expiry moment to `cacheUntil` of its page context.

import type { HeadersArgs } from 'react-router';

/**
 * The response header with a page's cache tags. Internal: the server reads and removes it, browsers never
 * receive it.
 */
export const CACHE_TAGS_HEADER = 'x-cache-tags';

export type CacheTag = 'catalog' | 'reviews' | 'blog' | 'pages' | 'settings';

/**
 * The cache tags of the frame around every content page: menu and footer, the settings in it, and the packs
 * (AI Advies).
 */
const FRAME_TAGS: readonly CacheTag[] = ['settings', 'catalog', 'pages'];

/**
 * Returns a route's `headers` function that lets the server cache the page until data under one of these
 * tags, or of the page's frame, changes.
 */
export function cacheable(...tags: CacheTag[]): () => HeadersInit {
  const all = new Set([...FRAME_TAGS, ...tags]);
  return () => ({ [CACHE_TAGS_HEADER]: [...all].join(' ') });
}

/**
 * Returns the headers of a page with a form. The empty form is the same for everyone and may be cached; a
 * page with somebody's data may not.
 */
export function headersOfForm({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  // Nothing was sent at first.
  const own: (Headers | undefined)[] = [actionHeaders, loaderHeaders];
  return own.find((each) => each?.has('cache-control')) ?? cacheable('settings')();
}

/** Returns the headers of a page whose loader decides whether it is cached. */
export const headersOfLoader = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
