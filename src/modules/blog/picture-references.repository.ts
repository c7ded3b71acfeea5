// The SQL that finds the images of the media library used by articles, as cover image or in the text. The
// library refuses to delete these images.

import { like, or } from 'drizzle-orm';
import type { PictureReference } from '#modules/media/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { blogPosts } from './blog.tables.ts';

export async function listPostPictures(db: Orm): Promise<PictureReference[]> {
  const { id, title, imageUrl, content } = blogPosts;
  const rows = await db
    .select({ id, title, imageUrl, content })
    .from(blogPosts)
    .where(or(like(imageUrl, '%/media/%'), like(content, '%/media/%')));
  return rows.map((post) => ({
    kind: 'post',
    id: post.id,
    name: post.title,
    text: `${post.imageUrl ?? ''}\n${post.content}`,
  }));
}
