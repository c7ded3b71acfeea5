// Creates, changes, publishes and deletes articles. Every change invalidates the cached pages that show these
// articles when the transaction commits.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound, type Refusal, refusedField } from '#shared/api/problems.ts';
import {
  deletePostRow,
  findPostBySlug,
  insertPost,
  lockPost,
  lockPosts,
  updatePostRow,
} from './blog.repository.ts';
import type { BlogPost, PostInput, PostUpdate } from './contract.ts';
import { toBlogPost } from './list-posts.ts';
import { slugOf } from './slug.ts';

/**
 * The options of `createPost`. `machine` is set only by the code that generates articles, never by a form:
 * the name of the writer and its short name for the topic.
 */
export type CreatePostOptions = { now: Date; machine?: { writer: string; topic: string } };

/**
 * Creates a post and returns it. Throws 409 `slug_taken` when the given slug is in use. A slug made from the
 * title gets a number instead.
 */
export async function createPost(tx: Orm, input: PostInput, options: CreatePostOptions): Promise<BlogPost> {
  const { now, machine } = options;
  await lockPosts(tx);
  const published = input.published ?? !input.publishAt;
  const row = await insertPost(tx, {
    slug: input.slug || (await uniqueSlug(tx, input.title)),
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    imageUrl: input.imageUrl || null,
    author: input.author,
    seoKeywords: filled(input.seoKeywords ?? []),
    published,
    aiGenerated: machine !== undefined,
    ...machine,
    publishedAt: published ? now : null,
    publishAt: published ? null : plannedFor(input.publishAt, null, now),
    createdAt: now,
    updatedAt: now,
  });
  if (!row) throw slugTaken();
  await announceChange(tx, 'blog');
  return toBlogPost(row);
}

/**
 * Changes the given fields of a post. The first publication sets the publication date and removes a planned
 * publication. Throws 404 `not_found`; 409 `slug_taken` when another post has this slug, `edit_conflict` when
 * another operator changed the post first; 422 for a planned time in the past.
 */
export async function updatePost(tx: Orm, id: number, input: PostUpdate, now: Date): Promise<BlogPost> {
  const current = await lockPost(tx, id);
  if (!current) throw notFound('Blog post niet gevonden');
  refuseStaleEdit(current.version, input.version, 'Iemand anders heeft dit artikel intussen gewijzigd.');
  const slug = input.slug || current.slug;
  if (slug !== current.slug) {
    await lockPosts(tx);
    if (await findPostBySlug(tx, slug, 'operator')) throw slugTaken();
  }
  const published = input.published ?? current.published;
  const row = await updatePostRow(tx, id, {
    slug,
    published,
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    author: input.author,
    imageUrl: input.imageUrl === undefined ? undefined : input.imageUrl || null,
    seoKeywords: input.seoKeywords ? filled(input.seoKeywords) : undefined,
    publishedAt: published ? (current.publishedAt ?? now) : current.publishedAt,
    publishAt: published ? null : plannedFor(input.publishAt, current.publishAt, now),
    version: current.version + 1,
    updatedAt: now,
  });
  if (!row) throw notFound('Blog post niet gevonden');
  await announceChange(tx, 'blog');
  return toBlogPost(row);
}

/** Publishes a post, or makes it a draft again, and returns it. Throws 404 `not_found` for an unknown id. */
export async function publishPost(tx: Orm, id: number, published: boolean, now: Date): Promise<BlogPost> {
  return updatePost(tx, id, { published }, now);
}

/** Deletes a post. Throws 404 `not_found` for an unknown id. */
export async function deletePost(tx: Orm, id: number): Promise<void> {
  if (!(await deletePostRow(tx, id))) throw notFound('Blog post niet gevonden');
  await announceChange(tx, 'blog');
}

/**
 * Returns the time at which a changed draft will be published. If `requested` is undefined, the `current`
 * plan stays, even if its time has passed; null removes the plan. Throws 422 for a new time in the past.
 */
function plannedFor(requested: string | null | undefined, current: Date | null, now: Date): Date | null {
  if (requested === undefined) return current;
  if (requested === null) return null;
  const moment = new Date(requested);
  if (moment <= now && moment.getTime() !== current?.getTime()) {
    throw invalidFields([{ path: 'publishAt', message: 'Kies een moment in de toekomst' }]);
  }
  return moment;
}

async function uniqueSlug(tx: Orm, title: string): Promise<string> {
  const base = slugOf(title) || 'artikel';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findPostBySlug(tx, slug, 'operator'))) return slug;
  }
}

function filled(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '');
}

function slugTaken(): Refusal {
  return refusedField('slug_taken', 'slug', 'Er is al een blog post met dit adres.');
}
