// Articles in which somebody typed what the shop knows. A live shop publishes none; one that was in test mode
// may show some.

import type { Orm } from '#platform/database/database.ts';
import type { BlogPost } from './contract.ts';
import { listPosts } from './list-posts.ts';
import { findHardcodedInfo } from './writing/check-claims.ts';

export const hardcodedIn = ({ title, excerpt, content }: BlogPost) =>
  findHardcodedInfo(Object.entries({ title, excerpt, content }).map(([path, text]) => ({ path, text })));

/** The titles of those that readers see. */
export async function listPostsWithHardcodedDetails(db: Orm): Promise<string[]> {
  const posts = await listPosts(db, { audience: 'readers' });
  return posts.filter((post) => hardcodedIn(post).length > 0).map(({ title }) => title);
}
