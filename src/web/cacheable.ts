// How a content page tells the server that it may be kept, and what data it was made of.

/** Internal: read and removed by the server, never sent. */
export const CACHE_TAGS_HEADER = 'x-cache-tags';

export type CacheTag = 'catalog' | 'reviews' | 'blog' | 'settings';

/** For a route's `headers` export: keep the page until data under one of these tags changes. */
export function cacheable(...tags: CacheTag[]): () => HeadersInit {
  return () => ({ [CACHE_TAGS_HEADER]: tags.join(' ') });
}
