// How the list of articles is searched, filtered and sorted.

import { type BlogPost, checkClaims } from '#modules/blog/contract.ts';
import type { ClientListRules } from '../ui/list/client-list.ts';
import type { ListShape } from '../ui/list/list-address.ts';
import { postStanding, STANDINGS } from './blog-texts.ts';

export const BLOG_LIST = {
  filters: { status: STANDINGS, writer: ['ai', 'person'], claims: ['true'] },
  sorts: ['newest', 'oldest', 'title', 'author'],
} as const satisfies ListShape;

export type BlogFilter = keyof typeof BLOG_LIST.filters;
export type BlogSort = (typeof BLOG_LIST.sorts)[number];

export const BLOG_RULES: ClientListRules<BlogPost, BlogFilter, BlogSort> = {
  text: ({ title, author, excerpt, slug, seoKeywords }) =>
    [title, author, excerpt, slug, ...seoKeywords].join(' '),
  filters: {
    status: (post, standing) => postStanding(post) === standing,
    writer: ({ aiGenerated }, writer) => aiGenerated === (writer === 'ai'),
    claims: (post) => claimCount(post) > 0,
  },
  sorts: {
    newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
    oldest: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id,
    title: (a, b) => a.title.localeCompare(b.title, 'nl'),
    author: (a, b) => a.author.localeCompare(b.author, 'nl') || b.id - a.id,
  },
};

const counted = new WeakMap<BlogPost, number>();

/** How many sentences the claim check finds. The same article is checked once, however often its row is drawn. */
export function claimCount(post: BlogPost): number {
  const known = counted.get(post);
  if (known !== undefined) return known;
  const count = checkClaims([post.title, post.excerpt, post.content].join('\n')).length;
  counted.set(post, count);
  return count;
}
