// How a content page tells the server that it may be kept, and what data it was made of. One that names what
// the clock changes also says until when, to its page context.

import type { HeadersArgs } from 'react-router';

/** Internal: read and removed by the server, never sent. */
export const CACHE_TAGS_HEADER = 'x-cache-tags';

export type CacheTag = 'catalog' | 'reviews' | 'blog' | 'pages' | 'settings';

/**
 * The frame around every content page shows menu and footer, the settings in it, and the packs (AI Advies).
 */
const FRAME_TAGS: readonly CacheTag[] = ['settings', 'catalog', 'pages'];

/**
 * For a route's `headers` export: keep the page until data under one of these tags, or of its frame, changes.
 */
export function cacheable(...tags: CacheTag[]): () => HeadersInit {
  const all = new Set([...FRAME_TAGS, ...tags]);
  return () => ({ [CACHE_TAGS_HEADER]: [...all].join(' ') });
}

/**
 * Of a page with a form: empty it is the same for everyone and may be kept; what holds somebody's data may
 * not.
 */
export function headersOfForm({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  // Nothing was sent at first.
  const own: (Headers | undefined)[] = [actionHeaders, loaderHeaders];
  return own.find((each) => each?.has('cache-control')) ?? cacheable('settings')();
}

/** Of a page whose loader says itself whether it is kept. */
export const headersOfLoader = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
