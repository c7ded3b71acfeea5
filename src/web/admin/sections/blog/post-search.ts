// What an article is found by in the list: its words, and the sentences that promise more than they may.

import { type BlogPost, checkClaims } from '#modules/blog/contract.ts';

/** Every word a reader or the operator knows an article by. */
export const searchTextOf = ({ title, author, excerpt, slug, seoKeywords }: BlogPost): string =>
  [title, author, excerpt, slug, ...seoKeywords].join(' ');

export const hasClaims = (post: BlogPost): boolean => claimCount(post) > 0;

const claimCounts = new WeakMap<BlogPost, number>();

/**
 * How many sentences the claim check finds. The same article is checked once, however often its row is drawn.
 */
export function claimCount(post: BlogPost): number {
  const known = claimCounts.get(post);
  if (known !== undefined) return known;
  const count = checkClaims([post.title, post.excerpt, post.content].join('\n')).length;
  claimCounts.set(post, count);
  return count;
}
