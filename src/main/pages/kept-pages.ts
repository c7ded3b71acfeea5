// Kept pages go out as bytes before anything else looks at the request: no routing, no hooks, headers made once.
// Everything that is not kept, and everything but a plain GET, goes on to Fastify as before.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bodyFor, type CachedPage, type HtmlCache } from '#platform/html-cache/html-cache.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { cacheKey } from './cache-key.ts';

/** Puts itself in front of the server's own listener; called once, before the server listens. */
export function answerKeptPages(app: HttpServer, cache: HtmlCache): void {
  const behind = app.server.listeners('request').filter(isListener);
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const page = findKept(cache, request);
    if (page) sendKept(page, request, response);
    else for (const listener of behind) listener.call(app.server, request, response);
  });
}

function isListener(listener: unknown): listener is RequestListener {
  return typeof listener === 'function';
}

function findKept(cache: HtmlCache, { method, url, headers }: IncomingMessage): CachedPage | undefined {
  if (method !== 'GET' || url === undefined) return undefined;
  const key = cacheKey(url, headers.cookie);
  return key === null ? undefined : cache.find(key);
}

/** As `sendCached` does for whoever comes in through Fastify. */
function sendKept(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...page.headers, etag: page.etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = bodyFor(page, headerText(request.headers['accept-encoding']));
  const length = { 'content-length': body.length };
  response
    .writeHead(
      200,
      encoding ? { ...headers, ...length, 'content-encoding': encoding } : { ...headers, ...length },
    )
    .end(body);
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}
