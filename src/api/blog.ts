// The blog for programs: everybody reads what is published, the operator everything. Writing is in admin-blog.ts.

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type BlogPost, blogPostSchema } from '#modules/blog/contract.ts';

type Audience = 'readers' | 'operator';

type Ports = {
  listPosts(query: { audience: Audience; search?: string | undefined }): Promise<BlogPost[]>;
  /** 404 `not_found` when there is none this audience may see. */
  getPost(slug: string, audience: Audience): Promise<BlogPost>;
  operatorOf(request: FastifyRequest): { username: string } | null;
};

/** One address in the description: read by its slug, changed by its id (admin-blog.ts). */
const postParams = z.object({ post: z.string().max(200).meta({ description: 'The slug' }) });
const listQuery = z.object({ q: z.string().max(200).optional() });

/** Drafts are answered only to a session of the back-office. */
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
      '/api/blog/:post',
      {
        schema: {
          tags: ['blog'],
          summary: 'One article',
          params: postParams,
          response: { 200: blogPostSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.getPost(request.params.post, audienceOf(request));
      },
    );
  };
}
