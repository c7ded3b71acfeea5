// The SQL of blog articles: reading published articles, searching, and writing by operators.

import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findRow, insertIfAbsent, listByValues, lockBy } from '#platform/database/find-row.ts';
import { type AddedSpans, countAdded } from '#platform/database/lists/count-added.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { blogPosts } from './blog.tables.ts';

export type PostRow = typeof blogPosts.$inferSelect;
/** The columns of a post to change; undefined columns keep their value. */
export type PostChange = PgUpdateSetSource<typeof blogPosts>;

/**
 * The reader of a list of posts: `readers` (visitors) see only published posts, `operator` also sees drafts.
 */
export type Audience = 'readers' | 'operator';

const visibleTo = (audience: Audience) => (audience === 'readers' ? blogPosts.published : undefined);

/**
 * Lists at most `limit` posts that contain each of the search words `words`, newest first; readers get only
 * published posts. Drafts that were never published are sorted by the time they were created.
 */
export async function selectPosts(
  db: Orm,
  { audience, words, limit }: { audience: Audience; words: readonly string[]; limit: number },
): Promise<PostRow[]> {
  return db
    .select()
    .from(blogPosts)
    .where(and(visibleTo(audience), ...words.map(contains)))
    .orderBy(desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`), desc(blogPosts.id))
    .limit(limit);
}

function contains(word: string): SQL | undefined {
  const { title, excerpt, content, seoKeywords } = blogPosts;
  const texts = [sql`${title}`, sql`${excerpt}`, sql`${content}`, sql`array_to_string(${seoKeywords}, ' ')`];
  return or(...texts.map((text) => holdsText(text, word)));
}

/**
 * Counts the published articles: all, those first published this month, and those first published last month.
 * `spans` are the two months.
 */
export function countAddedPosts(db: Orm, spans: AddedSpans) {
  return countAdded(
    db,
    { table: blogPosts, at: blogPosts.publishedAt, where: eq(blogPosts.published, true) },
    spans,
  );
}

export async function findPostBySlug(db: Orm, slug: string, audience: Audience): Promise<PostRow | null> {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), visibleTo(audience)));
  return rows[0] ?? null;
}

/** Returns the title, topic and content of each post, so that a writer does not repeat one. */
export async function selectSubjects(
  db: Orm,
): Promise<{ title: string; slug: string; topic: string | null; content: string }[]> {
  const { title, slug, topic, content } = blogPosts;
  return db.select({ title, slug, topic, content }).from(blogPosts).orderBy(desc(blogPosts.id));
}

export const selectPostsById = listByValues(blogPosts, blogPosts.id, asc(blogPosts.id));

export const lockPost = lockBy(blogPosts, blogPosts.id);

/** Inserts a post and returns it; returns null when another post has the same slug. */
export const insertPost = insertIfAbsent(blogPosts);

export function updatePostRow(
  tx: Orm,
  id: number,
  change: PostChange & { updatedAt: Date },
): Promise<PostRow | null> {
  return findRow(tx.update(blogPosts).set(change).where(eq(blogPosts.id, id)).returning());
}

/** Deletes a post; returns false when it does not exist. */
export const deletePostRow = deleteById(blogPosts);

export async function countPosts(db: Orm): Promise<number> {
  return db.$count(blogPosts);
}

/**
 * Locks the table against other writers until the transaction ends. A slug that is free then stays free, and
 * only one process adds the first articles of a new shop.
 */
export async function lockPosts(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table ${blogPosts} in share row exclusive mode`);
}
