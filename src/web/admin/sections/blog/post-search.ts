// The text by which an article is searched, and the number of its sentences that promise more than the shop
// may.

import { type BlogPost, checkClaims } from '#modules/blog/contract.ts';

/** The text by which the list is searched: title, author, excerpt, slug and keywords. */
export const searchTextOf = ({ title, author, excerpt, slug, seoKeywords }: BlogPost): string =>
  [title, author, excerpt, slug, ...seoKeywords].join(' ');

export const hasClaims = (post: BlogPost): boolean => claimCount(post) > 0;

const claimCounts = new WeakMap<BlogPost, number>();

/**
 * The number of sentences of an article that promise more than the shop may. The result is cached per
 * article, so that rendering a row again costs nothing.
 */
export function claimCount(post: BlogPost): number {
  const known = claimCounts.get(post);
  if (known !== undefined) return known;
  const count = checkClaims([post.title, post.excerpt, post.content].join('\n')).length;
  claimCounts.set(post, count);
  return count;
}
