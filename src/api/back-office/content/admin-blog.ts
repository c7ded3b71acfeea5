// The blog for the operator: writing by hand, changing, publishing, deleting, and having articles written.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { BlogPost, Generation } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import type { OperatorPosts, WritePosts } from '#modules/blog/index.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { Refusal } from '#shared/api/problems.ts';
import { minutes } from '#shared/clock.ts';
import type { Serve } from '../../serve.ts';

type OperatorBlog = {
  posts: OperatorPosts;
  writing: WritePosts;
  /** Answers the address of a cover drawn for this title. */
  makeCover(title: string): Promise<string>;
};

/** Longer than this nobody waits for an answer; the work goes on without them. */
const LONGEST_WAIT = minutes(2);
const LOOK_EVERY_MS = 150;

export function serveOperatorBlog(serve: Serve, { posts, writing, makeCover }: OperatorBlog): void {
  serve(operatorBlogEndpoints.create, ({ body }) => posts.createPost(body));
  serve(operatorBlogEndpoints.update, ({ params, body }) => posts.updatePost(params.post, body));
  serve(operatorBlogEndpoints.delete, ({ params }) => posts.deletePost(params.post));
  serve(operatorBlogEndpoints.drawCover, async ({ body }) => ({ url: await makeCover(body.title) }));
  serve(operatorBlogEndpoints.generate, async ({ body, reply }) => {
    const started = await writing.start(body);
    if (!body.wait) return reply.code(202).send(started);
    const ended = await untilEnded(writing, started, reply);
    if (ended.generation.state === 'working') return reply.code(202).send(ended.generation);
    return writtenOf(ended);
  });
  serve(operatorBlogEndpoints.lastGeneration, async () => ({ generation: await writing.readLast() }));
}

type Progress = { generation: Generation; posts: BlogPost[] };

/** Looks until the work is done, the caller has gone, or it takes too long. */
async function untilEnded(writing: WritePosts, started: Generation, reply: FastifyReply): Promise<Progress> {
  const giveUpAt = performance.now() + LONGEST_WAIT;
  let progress: Progress = { generation: started, posts: [] };
  while (progress.generation.state === 'working') {
    if (reply.raw.destroyed || performance.now() > giveUpAt) break;
    await pause(LOOK_EVERY_MS);
    progress = (await writing.read(started.id)) ?? progress;
  }
  return progress;
}

/** What was written counts, also when the writer gave up later; without any it is a refusal, 502 `generation_failed`. */
function writtenOf({ generation, posts }: Progress): AnswerOf<typeof operatorBlogEndpoints.generate> {
  const { state, skipped, failure } = generation;
  if (state === 'failed' && posts.length === 0) {
    throw new Refusal({
      status: 502,
      code: 'generation_failed',
      detail: failure ?? 'Het schrijven is niet gelukt.',
    });
  }
  return { posts, skipped, failure };
}
