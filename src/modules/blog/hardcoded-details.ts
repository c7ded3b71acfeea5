// Finds articles with typed-in values that the shop's settings provide, such as prices. A live shop refuses
// to publish them; articles from test mode may still contain some.

import type { Orm } from '#platform/database/database.ts';
import type { BlogPost } from './contract.ts';
import { listPosts } from './list-posts.ts';
import { findHardcodedInfo } from './writing/check-claims.ts';

export const hardcodedIn = ({ title, excerpt, content }: BlogPost) =>
  findHardcodedInfo(Object.entries({ title, excerpt, content }).map(([path, text]) => ({ path, text })));

/** The titles of the published articles with typed-in values that the settings provide. */
export async function listPostsWithHardcodedDetails(db: Orm): Promise<string[]> {
  const posts = await listPosts(db, { audience: 'readers' });
  return posts.filter((post) => hardcodedIn(post).length > 0).map(({ title }) => title);
}
