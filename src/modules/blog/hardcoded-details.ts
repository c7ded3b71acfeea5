// Finds articles that contain values the shop's settings provide, such as prices, as typed-in text that will
// become outdated. A live shop refuses to publish such an article, but articles from test mode may remain.

import type { Orm } from '#platform/database/database.ts';
import type { BlogPost } from './contract.ts';
import { listPosts } from './list-posts.ts';
import { findHardcodedInfo } from './writing/check-claims.ts';

export const hardcodedIn = ({ title, excerpt, content }: BlogPost) =>
  findHardcodedInfo(Object.entries({ title, excerpt, content }).map(([path, text]) => ({ path, text })));

/** Lists the titles of published articles with typed-in values, such as prices, that the settings provide. */
export async function listPostsWithHardcodedDetails(db: Orm): Promise<string[]> {
  const posts = await listPosts(db, { audience: 'readers' });
  return posts.filter((post) => hardcodedIn(post).length > 0).map(({ title }) => title);
}
