// Lets a content page tell the server that its HTML may be cached, and under which tags (kinds of data) the
// cached page is dropped again. A page that depends on the time also calls `cacheUntil` of its page context.

import type { HeadersArgs } from 'react-router';

/**
 * Response header with the cache tags of a page. The server reads and removes it; browsers never receive it.
 */
export const CACHE_TAGS_HEADER = 'x-cache-tags';

export type CacheTag = 'catalog' | 'reviews' | 'blog' | 'pages' | 'settings';

/**
 * Cache tags of every content page, because each contains the menu and the footer, texts from the settings,
 * and the packs that AI Advies offers.
 */
const FRAME_TAGS: readonly CacheTag[] = ['settings', 'catalog', 'pages'];

/**
 * Returns the `headers` function of a route whose page may be cached. The cached page is dropped when data
 * under one of these tags changes, or data under the tags of the frame.
 */
export function cacheable(...tags: CacheTag[]): () => HeadersInit {
  const all = new Set([...FRAME_TAGS, ...tags]);
  return () => ({ [CACHE_TAGS_HEADER]: [...all].join(' ') });
}

/**
 * Returns the headers of a page with a form. When the action (after sending the form) or else the loader set
 * `cache-control`, its headers are used, so that a page with somebody's data is not cached. Otherwise the
 * page is the empty form, which is the same for everyone and may be cached.
 */
export function headersOfForm({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  // Nothing was sent at first.
  const own: (Headers | undefined)[] = [actionHeaders, loaderHeaders];
  return own.find((each) => each?.has('cache-control')) ?? cacheable('settings')();
}

/** Returns the headers that the page's loader set, for a page whose loader decides whether it is cached. */
export const headersOfLoader = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
