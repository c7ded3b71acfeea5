// Adds the first articles to the blog of a new shop.

import { seedArticles } from '#content/articles/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { countPosts, insertPost, lockPosts } from './blog.repository.ts';

const AUTHOR = 'Redactie Zwartwit';

/** Adds six articles to a blog without posts. Does nothing when the blog has posts. */
export async function seedBlog(tx: Orm, clock: Clock): Promise<void> {
  await lockPosts(tx);
  if ((await countPosts(tx)) > 0) return;
  const now = clock.now().getTime();
  for (const { daysAgo, seoKeywords, ...article } of seedArticles) {
    const publishedAt = new Date(now - days(daysAgo));
    await insertPost(tx, {
      ...article,
      author: AUTHOR,
      seoKeywords: [...seoKeywords],
      published: true,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    });
  }
}
