// Lists and searches blog articles, for readers and for operators.

import type { Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { type Audience, findPostBySlug, type PostRow, selectPosts } from './blog.repository.ts';
import type { BlogPost } from './contract.ts';

const MAX_LISTED = 1000;
const MAX_WORDS = 8;

export type ListPosts = { audience: Audience; search?: string | undefined };

/**
 * Lists posts, newest first, at most 1000. With `search`, lists only posts that contain each of the first 8
 * words in a field that readers see.
 */
export async function listPosts(db: Orm, { audience, search = '' }: ListPosts): Promise<BlogPost[]> {
  const words = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const rows = await selectPosts(db, { audience, words, limit: MAX_LISTED });
  return rows.map(toBlogPost);
}

/** Returns the post with this slug; null when the post does not exist or this audience may not see it. */
export async function findPost(db: Orm, slug: string, audience: Audience): Promise<BlogPost | null> {
  const row = await findPostBySlug(db, slug, audience);
  return row && toBlogPost(row);
}

/**
 * Returns the post with this slug. Throws 404 `not_found` when the post does not exist or this audience may
 * not see it.
 */
export async function getPost(db: Orm, slug: string, audience: Audience): Promise<BlogPost> {
  const post = await findPost(db, slug, audience);
  if (!post) throw notFound('Blog post niet gevonden');
  return post;
}

export function toBlogPost({ topic: _topic, writer: _writer, ...row }: PostRow): BlogPost {
  return {
    ...row,
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
