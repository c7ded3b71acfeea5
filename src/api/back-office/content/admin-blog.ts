// The blog endpoints of the back-office: writing, editing, publishing, deleting and generating articles.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { BlogPost, Generation } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import {
  addPost,
  changePost,
  createCover,
  findLastWriting,
  findWriting,
  removePost,
  startWriting,
} from '#modules/blog/index.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { Refusal } from '#shared/api/problems.ts';
import { minutes } from '#shared/clock.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

/**
 * Maximum time in milliseconds that a request waits for generated articles. Then the request is answered and
 * the generation continues in the background.
 */
const MAX_WAIT_MS = minutes(2);
const POLL_INTERVAL_MS = 150;

export function serveOperatorBlog(serve: Serve, shop: Shop): void {
  serve(operatorBlogEndpoints.create, ({ body }) => addPost(shop, body));
  serve(operatorBlogEndpoints.update, ({ params, body }) => changePost(shop, params.post, body));
  serve(operatorBlogEndpoints.delete, ({ params }) => removePost(shop, params.post));
  serve(operatorBlogEndpoints.drawCover, async ({ body }) => ({ url: await createCover(shop, body.title) }));
  serve(operatorBlogEndpoints.generate, async ({ body, reply }) => {
    const started = await startWriting(shop, body);
    if (!body.wait) return reply.code(202).send(started);
    const ended = await waitUntilEnded(shop, started, reply);
    if (ended.generation.state === 'working') return reply.code(202).send(ended.generation);
    return toGenerateAnswer(ended);
  });
  serve(operatorBlogEndpoints.lastGeneration, async () => ({ generation: await findLastWriting(shop) }));
}

type Progress = { generation: Generation; posts: BlogPost[] };

/**
 * Polls until the generation ends, the client disconnects, or `MAX_WAIT_MS` has passed; returns the progress.
 */
async function waitUntilEnded(shop: Shop, started: Generation, reply: FastifyReply): Promise<Progress> {
  const deadline = performance.now() + MAX_WAIT_MS;
  let progress: Progress = { generation: started, posts: [] };
  while (progress.generation.state === 'working') {
    if (reply.raw.destroyed || performance.now() > deadline) break;
    await pause(POLL_INTERVAL_MS);
    progress = (await findWriting(shop, started.id)) ?? progress;
  }
  return progress;
}

/**
 * Returns the response to a request for generated blog articles: those that were written, also when the
 * generation failed after some of them. Throws 502 `generation_failed` when it failed without any.
 */
function toGenerateAnswer({ generation, posts }: Progress): AnswerOf<typeof operatorBlogEndpoints.generate> {
  const { state, skipped, failure } = generation;
  if (state === 'failed' && posts.length === 0) {
    throw new Refusal('generation_failed', failure ?? 'Het schrijven is niet gelukt.');
  }
  return { posts, skipped, failure };
}
