// The blog for the operator: writing by hand, changing, publishing, deleting, and having articles written.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type BlogPost,
  blogPostSchema,
  type Generation,
  generateSchema,
  generationAnswerSchema,
  generationSchema,
  type PostInput,
  type PostUpdate,
  postInputSchema,
  postUpdateSchema,
} from '#modules/blog/contract.ts';
import { minutes } from '#shared/clock.ts';
import { Refusal } from '#shared/problems.ts';
import { rowIdTextSchema } from '#shared/row-numbers.ts';

type Ports = {
  posts: {
    createPost(input: PostInput): Promise<BlogPost>;
    updatePost(id: number, input: PostUpdate): Promise<BlogPost>;
    deletePost(id: number): Promise<void>;
  };
  writing: {
    /** 409 `generation_busy`. */
    start(wish: { count: number; topic?: string | null | undefined }): Promise<Generation>;
    readLast(): Promise<Generation | null>;
    read(id: number): Promise<{ generation: Generation; posts: BlogPost[] } | null>;
  };
  /** Answers the address of a cover drawn for this title. */
  makeCover(title: string): Promise<string>;
  requireOperator: onRequestAsyncHookHandler;
};

const WRITTEN = z.object({
  posts: z.array(blogPostSchema),
  skipped: z.number().int(),
  /** Why there are fewer than were asked for, if the writer gave up. */
  failure: z.string().nullable(),
});

const postParams = z.object({ post: rowIdTextSchema });

/** Longer than this nobody waits for an answer; the work goes on without them. */
const LONGEST_WAIT = minutes(2);
const LOOK_EVERY_MS = 150;

export function adminBlogRoutes({
  posts,
  writing,
  makeCover,
  requireOperator,
}: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/admin/blog',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['blog'],
          problems: ['slug_taken'],
          summary: 'Write an article',
          body: postInputSchema,
          response: { 201: blogPostSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await posts.createPost(request.body)),
    );

    app.put(
      '/api/blog/:post',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['blog'],
          problems: ['slug_taken', 'edit_conflict'],
          summary:
            'Change, plan, publish or take back an article; fields that are not named stay as they are',
          params: postParams,
          body: postUpdateSchema,
          response: { 200: blogPostSchema },
        },
      },
      async (request) => posts.updatePost(request.params.post, request.body),
    );

    app.delete(
      '/api/blog/:post',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['blog'],
          summary: 'Delete an article',
          params: postParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await posts.deletePost(request.params.post);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/admin/blog-covers',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['blog'],
          problems: ['media_storage_unavailable'],
          summary: 'Draw a cover for a title; the same title gives the same cover',
          body: z.object({ title: z.string().trim().min(1, 'Title is required').max(200) }),
          response: { 201: z.object({ url: z.string() }) },
        },
      },
      async (request, reply) => reply.code(201).send({ url: await makeCover(request.body.title) }),
    );

    app.post(
      '/api/admin/generate-blog-post',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['blog'],
          problems: ['generation_busy', 'generation_failed'],
          summary: 'Have drafts written; waits for them unless told otherwise, and at most two minutes',
          body: generateSchema,
          response: { 200: WRITTEN, 202: generationSchema },
        },
      },
      async (request, reply) => {
        const started = await writing.start(request.body);
        if (!request.body.wait) return reply.code(202).send(started);
        const ended = await untilEnded(writing, started, reply);
        if (ended.generation.state === 'working') return reply.code(202).send(ended.generation);
        return writtenOf(ended);
      },
    );

    app.get(
      '/api/admin/generate-blog-post',
      {
        onRequest: requireOperator,
        schema: {
          tags: ['blog'],
          summary: 'How far the last order to write is',
          response: { 200: generationAnswerSchema },
        },
      },
      async () => ({ generation: await writing.readLast() }),
    );
  };
}

type Progress = { generation: Generation; posts: BlogPost[] };

/** Looks until the work is done, the caller has gone, or it takes too long. */
async function untilEnded(
  writing: Ports['writing'],
  started: Generation,
  reply: FastifyReply,
): Promise<Progress> {
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
function writtenOf({ generation, posts }: Progress): z.infer<typeof WRITTEN> {
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
