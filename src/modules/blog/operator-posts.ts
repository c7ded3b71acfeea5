// Lets operators write, change, delete and schedule articles in the back-office.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { plannedPublishing } from '#platform/jobs/planned-publishing.ts';
import { invalidFields } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { lockPost, updatePostRow } from './blog.repository.ts';
import type { BlogPost, PostInput, PostUpdate } from './contract.ts';
import { hardcodedIn } from './hardcoded-details.ts';
import { createPost, deletePost, updatePost } from './save-post.ts';

/** Stores a redirect from the old path `from` to the new path `to`. */
export type PutRedirect = (
  tx: Orm,
  lead: { from: string; to: string; automatic: boolean; now: Date },
) => Promise<void>;

type Needs = { database: Database; jobs: Jobs; clock: Clock; testMode: boolean };

const publishing = plannedPublishing({
  queue: 'publish-planned-post',
  id: 'postId',
  lock: lockPost,
  planOf: ({ published, publishAt }) => (published ? null : publishAt),
  // The publication date is the planned date.
  async publish(tx, { id, version, publishedAt }, at) {
    await updatePostRow(tx, id, {
      published: true,
      publishedAt: publishedAt ?? at,
      publishAt: null,
      version: version + 1,
      updatedAt: at,
    });
    await announceChange(tx, 'blog');
  },
});

export const handlePlannedPosts = publishing.handle;

/**
 * Creates a post. Throws the errors of `createPost`; in a live shop also 422 when a published text contains
 * values that the settings provide, such as prices.
 */
export function addPost(shop: Needs, input: PostInput): Promise<BlogPost> {
  return shop.database.transaction(async (tx) =>
    planned(shop, tx, await createPost(tx, input, { now: shop.clock.now() })),
  );
}

/**
 * Changes a post. Throws the errors of `updatePost`; in a live shop also 422 when a published text contains
 * values that the settings provide, such as prices. When a post that was ever published gets a new slug, its
 * old address redirects to the new one.
 */
export function changePost(
  shop: Needs & { putRedirect: PutRedirect },
  id: number,
  input: PostUpdate,
): Promise<BlogPost> {
  const now = shop.clock.now();
  return shop.database.transaction(async (tx) => {
    const before = await lockPost(tx, id);
    const post = await updatePost(tx, id, input, now);
    if (before?.publishedAt && before.slug !== post.slug) {
      const from = addressOf(before);
      const to = addressOf(post);
      await shop.putRedirect(tx, { from, to, automatic: true, now });
    }
    return planned(shop, tx, post);
  });
}

const addressOf = ({ slug }: { slug: string }) => href('/blog/:slug', { slug });

/** Deletes a post. Throws 404 `not_found` for an unknown id. */
export function removePost({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  return database.transaction((tx) => deletePost(tx, id));
}

async function planned(shop: Needs, tx: Orm, post: BlogPost): Promise<BlogPost> {
  if (!shop.testMode && (post.published || post.publishAt !== null)) {
    const typed = hardcodedIn(post);
    if (typed.length > 0) throw invalidFields(typed);
  }
  if (post.publishAt !== null) await publishing.send(shop, tx, post.id, new Date(post.publishAt));
  return post;
}
