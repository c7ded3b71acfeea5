// The blog for programs: everybody reads what is published, the operator reads and writes everything.

import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type BlogPost,
  blogPostSchema,
  type PostInput,
  type PostUpdate,
  postInputSchema,
  postUpdateSchema,
} from '#modules/blog/contract.ts';
import { idParams } from './id-params.ts';

type Audience = 'readers' | 'operator';

type Ports = {
  listPosts(query: { audience: Audience; search?: string | undefined }): Promise<BlogPost[]>;
  /** 404 `not_found` when there is none this audience may see. */
  getPost(slug: string, audience: Audience): Promise<BlogPost>;
  createPost(input: PostInput): Promise<BlogPost>;
  updatePost(id: number, input: PostUpdate): Promise<BlogPost>;
  deletePost(id: number): Promise<void>;
  requireOperator: onRequestAsyncHookHandler;
  operatorOf(request: FastifyRequest): { username: string } | null;
};

const slugParams = z.object({ slug: z.string().max(200) });
const listQuery = z.object({ q: z.string().max(200).optional() });

/** Drafts are answered only to a session of the back-office; writes need one. */
export function blogRoutes(ports: Ports): FastifyPluginAsyncZod {
  const audienceOf = (request: FastifyRequest): Audience =>
    ports.operatorOf(request) ? 'operator' : 'readers';

  return async (app) => {
    app.get(
      '/api/blog-posts',
      {
        schema: {
          tags: ['blog'],
          summary: 'Articles, newest first; `q` searches them. With a session of the back-office also drafts',
          querystring: listQuery,
          response: { 200: z.array(blogPostSchema) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.listPosts({ audience: audienceOf(request), search: request.query.q });
      },
    );

    app.get(
      '/api/blog/:slug',
      {
        schema: {
          tags: ['blog'],
          summary: 'One article',
          params: slugParams,
          response: { 200: blogPostSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.getPost(request.params.slug, audienceOf(request));
      },
    );

    app.post(
      '/api/admin/blog',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['blog'],
          summary: 'Write an article',
          body: postInputSchema,
          response: { 201: blogPostSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await ports.createPost(request.body)),
    );

    app.put(
      '/api/blog/:id',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['blog'],
          summary: 'Change, publish or take back an article; fields that are not named stay as they are',
          params: idParams,
          body: postUpdateSchema,
          response: { 200: blogPostSchema },
        },
      },
      async (request) => ports.updatePost(request.params.id, request.body),
    );

    app.delete(
      '/api/blog/:id',
      {
        onRequest: ports.requireOperator,
        schema: {
          tags: ['blog'],
          summary: 'Delete an article',
          params: idParams,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await ports.deletePost(request.params.id);
        return reply.code(204).send();
      },
    );
  };
}
