// The operator's own hand on the blog: writing, changing, deleting, and publishing later. The job that publishes is sent
// in the transaction of the plan, so a plan that was saved is kept, whatever happens to the process.

import * as z from 'zod';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import { lockPost, updatePostRow } from './blog.repository.ts';
import type { BlogPost, PostInput, PostUpdate } from './contract.ts';
import { createPost, deletePost, updatePost } from './save-post.ts';

type Needs = { database: Database; jobs: Jobs; clock: Clock };

type Plan = { postId: number; publishAt: string };
const publishQueue: JobQueue<Plan> = {
  name: 'publish-planned-post',
  parse: z.object({ postId: z.number().int(), publishAt: z.string() }).parse,
};

/** Before the jobs start. */
export function handlePlannedPosts({ database, jobs }: Omit<Needs, 'clock'>): void {
  jobs.handle(publishQueue, (plan) => database.transaction((tx) => publishPlanned(tx, plan)));
}

/** Refuses as `createPost`. */
export function addPost(shop: Needs, input: PostInput): Promise<BlogPost> {
  return shop.database.transaction(async (tx) =>
    planned(shop, tx, await createPost(tx, input, { now: shop.clock.now() })),
  );
}

/** Refuses as `updatePost`. */
export function changePost(shop: Needs, id: number, input: PostUpdate): Promise<BlogPost> {
  return shop.database.transaction(async (tx) =>
    planned(shop, tx, await updatePost(tx, id, input, shop.clock.now())),
  );
}

/** Refuses as `deletePost`. */
export function removePost({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  return database.transaction((tx) => deletePost(tx, id));
}

async function planned({ jobs }: Needs, tx: Orm, post: BlogPost): Promise<BlogPost> {
  const { id: postId, publishAt } = post;
  if (publishAt === null) return post;
  const when = { startAfter: new Date(publishAt), singletonKey: `${postId} ${publishAt}` };
  await jobs.send(tx, publishQueue, { postId, publishAt }, when);
  return post;
}

/** Does nothing when the plan was changed or taken back, or somebody published it by hand. Its date is the planned one. */
async function publishPlanned(tx: Orm, { postId, publishAt }: Plan): Promise<void> {
  const post = await lockPost(tx, postId);
  if (!post || post.published || post.publishAt?.toISOString() !== publishAt) return;
  await updatePostRow(tx, postId, {
    published: true,
    publishedAt: post.publishedAt ?? post.publishAt,
    publishAt: null,
    version: post.version + 1,
    updatedAt: post.publishAt,
  });
  await announceChange(tx, 'blog');
}
