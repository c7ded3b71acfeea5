// Sends cached pages and API responses before anything else handles the request, without routing or hooks.
// URLs that are not cached, and all requests but a plain GET, continue to Fastify.

import type { IncomingMessage, RequestListener } from 'node:http';
import type { CacheAnswer } from '#api/serve.ts';
import { type CachedPage, type HtmlCache, isCached } from '#platform/html-cache/html-cache.ts';
import { replyCached, sendCached } from '#platform/html-cache/send-cached.ts';
import { isApiPath } from '#platform/http/answer-bad-url.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { toOriginForm } from '#platform/http/request-target.ts';
import { countBy } from '#platform/metrics/process-counters.ts';
import { cacheKey } from '../pages/cache-key.ts';

const countCached = countBy(
  'kept_answers_total',
  'Answers of what is kept: pages, and the API where it answers everybody alike.',
  'kind',
  ['page', 'api'],
);

/**
 * Puts the cache in front of the server's request listeners. Must be called once, before the server listens.
 */
export function serveFromCache(app: HttpServer, cache: HtmlCache): void {
  const listeners = app.server.listeners('request').filter(isListener);
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    toOriginForm(request);
    const page = findCached(cache, request);
    if (page) {
      countCached(isApiPath(request.url ?? '') ? 'api' : 'page');
      sendCached(page, request, response);
    } else for (const listener of listeners) listener.call(app.server, request, response);
  });
}

function isListener(listener: unknown): listener is RequestListener {
  return typeof listener === 'function';
}

function findCached(cache: HtmlCache, { method, url, headers }: IncomingMessage): CachedPage | undefined {
  if (method !== 'GET' || url === undefined) return undefined;
  // An API response is cached under the whole URL, including the query.
  const key = isApiPath(url) ? url : cacheKey(url, headers.cookie);
  return key === null ? undefined : cache.find(key);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Creates the function that sends API responses from the cache, and makes and caches missing ones. A cached
 * response does not count for the route's rate limit, because sending it costs less than a refusal, and it
 * has no rate-limit headers.
 */
export function createCacheAnswer(cache: HtmlCache): CacheAnswer {
  return async (request, reply, { tags, make, until }) => {
    const render = async () => {
      const body = Buffer.from(await make());
      const changesAt = until?.() ?? null;
      return {
        status: 200,
        // The raw response has the headers that are the same for everybody; headers for one visitor, such as
        // the rate limit, are only on `reply`.
        headers: {
          ...reply.raw.getHeaders(),
          'content-type': JSON_TYPE,
          'cache-control': String(reply.getHeader('cache-control') ?? REVALIDATE),
        },
        body,
        tags,
        ...(changesAt !== null && { until: changesAt.getTime() }),
      };
    };
    const cachedAnswer = cache.find(request.url) ?? (await cache.render(request.url, render));
    if (!isCached(cachedAnswer))
      throw new Error('An answer with tags is kept, or made of what was dropped meanwhile');
    return replyCached(cachedAnswer, request, reply);
  };
}
