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

type Ports = { database: Database; jobs: Jobs; clock: Clock };

export type OperatorPosts = ReturnType<typeof createOperatorPosts>;

type Plan = { postId: number; publishAt: string };
const publishQueue: JobQueue<Plan> = {
  name: 'publish-planned-post',
  parse: z.object({ postId: z.number().int(), publishAt: z.string() }).parse,
};

/** Refusals are those of `createPost`, `updatePost` and `deletePost`. To be made before the jobs start. */
export function createOperatorPosts({ database, jobs, clock }: Ports) {
  jobs.handle(publishQueue, (plan) => database.transaction((tx) => publishPlanned(tx, plan)));

  const planned = async (tx: Orm, post: BlogPost): Promise<BlogPost> => {
    const { id: postId, publishAt } = post;
    if (publishAt === null) return post;
    await jobs.send(
      tx,
      publishQueue,
      { postId, publishAt },
      {
        startAfter: new Date(publishAt),
        singletonKey: `${postId} ${publishAt}`,
      },
    );
    return post;
  };

  return {
    createPost: (input: PostInput): Promise<BlogPost> =>
      database.transaction(async (tx) => planned(tx, await createPost(tx, input, { now: clock.now() }))),
    updatePost: (id: number, input: PostUpdate): Promise<BlogPost> =>
      database.transaction(async (tx) => planned(tx, await updatePost(tx, id, input, clock.now()))),
    deletePost: (id: number): Promise<void> => database.transaction((tx) => deletePost(tx, id)),
  };
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
