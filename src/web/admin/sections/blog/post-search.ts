// The searchable text of an article, and the number of its sentences that promise more than they may.

import { type BlogPost, checkClaims } from '#modules/blog/contract.ts';

/** The text the list is searched by: title, author, excerpt, slug and keywords. */
export const searchTextOf = ({ title, author, excerpt, slug, seoKeywords }: BlogPost): string =>
  [title, author, excerpt, slug, ...seoKeywords].join(' ');

export const hasClaims = (post: BlogPost): boolean => claimCount(post) > 0;

const claimCounts = new WeakMap<BlogPost, number>();

/**
 * The number of sentences the claim check finds. The result is cached per article, however often its row is
 * rendered.
 */
export function claimCount(post: BlogPost): number {
  const known = claimCounts.get(post);
  if (known !== undefined) return known;
  const count = checkClaims([post.title, post.excerpt, post.content].join('\n')).length;
  claimCounts.set(post, count);
  return count;
}
