// /blog/rss.xml, the RSS feed of the blog, and redirects to it from addresses that feed readers guess. An
// unchanged feed is answered with 304.

import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type BlogPost, FEED_PATH, type FeedChannel, renderFeed } from '#modules/blog/index.ts';

type Ports = {
  /** Lists published blog articles, newest first. */
  listArticles(): Promise<BlogPost[]>;
  describeFeed(): Promise<FeedChannel>;
};

/** Maximum number of articles in the blog's RSS feed; older articles are only on the site. */
const NEWEST = 50;
/** Paths at which feed readers look for a feed by themselves; both redirect to the RSS feed of the blog. */
const GUESSES = ['/feed', '/rss'] as const;

export function feedRoutes({ listArticles, describeFeed }: Ports): FastifyPluginAsync {
  return async (app) => {
    app.get(FEED_PATH, { schema: { hide: true } }, async (request, reply) => {
      const [posts, channel] = await Promise.all([listArticles(), describeFeed()]);
      const feed = renderFeed(posts.slice(0, NEWEST), channel);
      const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(feed);
    });
    for (const guess of GUESSES)
      app.get(guess, { schema: { hide: true } }, (_request, reply) => reply.redirect(FEED_PATH, 301));
  };
}
