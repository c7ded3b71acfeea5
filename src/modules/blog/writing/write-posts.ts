// Generates articles in the background: the operator's request inserts a row and a job in one transaction.
// The job writes the articles one by one and stores the progress, so a reload, a crash or a second press
// neither loses an article nor writes it twice.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { ArticleWriterError } from '../article-writer.port.ts';
import { lockPosts, selectPostsById } from '../blog.repository.ts';
import type { BlogPost } from '../contract.ts';
import { toBlogPost } from '../list-posts.ts';
import type { Generate, Generation } from './generation-contract.ts';
import { attemptsOf, toGeneration } from './generation-views.ts';
import {
  findGeneration,
  findLastGeneration,
  insertGeneration,
  lockGeneration,
  updateGeneration,
} from './generations.repository.ts';
import { type WritingNeeds, writeNextPost } from './write-next-post.ts';

type Needs = WritingNeeds & { jobs: Jobs };
type Reading = { database: Pick<Database, 'orm'>; clock: Clock };

const writeQueue: JobQueue<{ generationId: number }> = {
  name: 'write-blog-posts',
  queueClass: 'long',
  parse: z.object({ generationId: z.number().int() }).parse,
  retryLimit: 2,
};

/** Registers the job that generates articles. Must be called before the jobs start. */
export function handleWriting(shop: Needs): void {
  shop.jobs.handle(writeQueue, async ({ generationId }) => {
    for (;;) {
      const generation = await findGeneration(shop.database.orm, generationId);
      if (generation?.state !== 'working') return;
      if (attemptsOf(generation) >= generation.count) return finish(shop, generationId, 'done', null);
      try {
        await writeNextPost(shop, generation);
      } catch (error) {
        if (!(error instanceof ArticleWriterError)) throw error;
        await finish(shop, generationId, 'failed', error);
      }
    }
  });
}

async function finish(
  { database, clock }: Needs,
  id: number,
  state: 'done' | 'failed',
  writerError: ArticleWriterError | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockGeneration(tx, id);
    if (row?.state !== 'working') return;
    const tokens = row.tokens + (writerError?.tokens ?? 0);
    const failure = writerError?.detail ?? null;
    await updateGeneration(tx, id, { state, tokens, failure, updatedAt: clock.now() });
  });
}

/**
 * Starts a generation of articles, which runs as a background job. Throws 409 `generation_busy` while another
 * generation is running.
 */
export async function startWriting(
  { database, jobs, clock }: Pick<Needs, 'database' | 'jobs' | 'clock'>,
  { count, topic }: Pick<Generate, 'count' | 'topic'>,
): Promise<Generation> {
  return database.transaction(async (tx) => {
    await lockPosts(tx);
    const now = clock.now();
    const last = await findLastGeneration(tx);
    if (last && toGeneration(last, now).state === 'working') throw busy();
    const row = await insertGeneration(tx, {
      count,
      topic: topic || null,
      state: 'working',
      createdAt: now,
      updatedAt: now,
    });
    await jobs.send(tx, writeQueue, { generationId: row.id });
    return toGeneration(row, now);
  });
}

/** Returns the newest request to generate articles, with its progress; null when there was none. */
export async function findLastWriting({ database, clock }: Reading): Promise<Generation | null> {
  const row = await findLastGeneration(database.orm);
  return row && toGeneration(row, clock.now());
}

/** Returns a request to generate articles with the posts written so far; null when it does not exist. */
export async function findWriting(
  { database: { orm }, clock }: Reading,
  id: number,
): Promise<{ generation: Generation; posts: BlogPost[] } | null> {
  const row = await findGeneration(orm, id);
  if (!row) return null;
  return {
    generation: toGeneration(row, clock.now()),
    posts: (await selectPostsById(orm, row.postIds)).map(toBlogPost),
  };
}

const busy = refusing('generation_busy', 'Er wordt al geschreven. Wacht tot dat klaar is.');
