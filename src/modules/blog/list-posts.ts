// Articles as readers and the operator see them, and the search through them.

import type { Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { type Audience, findPostBySlug, type PostRow, selectPosts } from './blog.repository.ts';
import type { BlogPost } from './contract.ts';

const MAX_LISTED = 1000;
const MAX_WORDS = 8;

export type ListPosts = { audience: Audience; search?: string | undefined };

/**
 * Newest first, at most 1000. `search`: only posts in which each of its words (the first 8) occurs, in any
 * field a reader sees.
 */
export async function listPosts(db: Orm, { audience, search = '' }: ListPosts): Promise<BlogPost[]> {
  const words = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const rows = await selectPosts(db, { audience, words, limit: MAX_LISTED });
  return rows.map(toBlogPost);
}

/** Null when there is none, or none this audience may see. */
export async function findPost(db: Orm, slug: string, audience: Audience): Promise<BlogPost | null> {
  const row = await findPostBySlug(db, slug, audience);
  return row && toBlogPost(row);
}

/** As `findPost`; 404 `not_found`. */
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
