// The blog endpoints for reading: the public reads published articles, operators with access to the blog read
// all. The endpoints for writing are in admin-blog.ts.

import type { FastifyRequest } from 'fastify';
import { readerOf } from '#modules/accounts/index.ts';
import { blogEndpoints } from '#modules/blog/endpoints.ts';
import { getPost, listPosts } from '#modules/blog/index.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

/** Registers the blog endpoints. The Fastify scope must read sessions, because only operators see drafts. */
export function serveBlog(serve: Serve, { database: { orm } }: Shop): void {
  serve(blogEndpoints.list, ({ query, request }) =>
    listPosts(orm, { audience: audienceOf(request), search: query.q }),
  );
  serve(blogEndpoints.one, ({ params, request }) => getPost(orm, params.post, audienceOf(request)));
}

const audienceOf = (request: FastifyRequest) => (readerOf(request, 'blog') ? 'operator' : 'readers');
