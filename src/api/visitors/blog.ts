// The blog for programs: everybody reads what is published, who may read the blog of the back-office
// everything. Writing is in admin-blog.ts.

import type { FastifyRequest } from 'fastify';
import { readerOf } from '#modules/accounts/index.ts';
import { blogEndpoints } from '#modules/blog/endpoints.ts';
import { getPost, listPosts } from '#modules/blog/index.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

/** Stands where sessions are read: drafts are answered only to one of the back-office. */
export function serveBlog(serve: Serve, { database: { orm } }: Shop): void {
  serve(blogEndpoints.list, ({ query, request }) =>
    listPosts(orm, { audience: audienceOf(request), search: query.q }),
  );
  serve(blogEndpoints.one, ({ params, request }) => getPost(orm, params.post, audienceOf(request)));
}

const audienceOf = (request: FastifyRequest) => (readerOf(request, 'blog') ? 'operator' : 'readers');
