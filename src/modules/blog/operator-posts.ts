// The operator's own hand on the blog: writing, changing, deleting, and publishing later. The job that publishes is sent
// in the transaction of the plan, so a plan that was saved is kept, whatever happens to the process.

import * as z from 'zod';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { lockPost, updatePostRow } from './blog.repository.ts';
import type { BlogPost, PostInput, PostUpdate } from './contract.ts';
import { createPost, deletePost, updatePost } from './save-post.ts';

/** An address that went leads to another from now on. */
export type LeadOn = (
  tx: Orm,
  lead: { from: string; to: string; automatic: boolean; now: Date },
) => Promise<void>;

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

/** Refuses as `updatePost`. The old address of one that readers know leads on to the new one. */
export function changePost(
  shop: Needs & { leadOn: LeadOn },
  id: number,
  input: PostUpdate,
): Promise<BlogPost> {
  const now = shop.clock.now();
  return shop.database.transaction(async (tx) => {
    const before = await lockPost(tx, id);
    const post = await updatePost(tx, id, input, now);
    if (before?.publishedAt && before.slug !== post.slug) {
      const [from, to] = [addressOf(before), addressOf(post)];
      await shop.leadOn(tx, { from, to, automatic: true, now });
    }
    return planned(shop, tx, post);
  });
}

const addressOf = ({ slug }: { slug: string }) => href('/blog/:slug', { slug });

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
