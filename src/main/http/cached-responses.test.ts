// Tests cached pages and API responses, which the server sends before Fastify handles the request.

import { once } from 'node:events';
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createServe } from '#api/serve.ts';
import { createHtmlCache, type HtmlCache } from '#platform/html-cache/html-cache.ts';
import { createHttpServer, type HttpServer } from '#platform/http/create-http-server.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import { notFound } from '#shared/api/problems.ts';
import { minutes } from '#shared/clock.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { testRouteGuards } from '#tests/support/route-guards.ts';
import { createCacheAnswer, serveFromCache } from './cached-responses.ts';

const { get: endpoint } = endpoints({ tag: 'catalog', access: 'public' });
const list = endpoint('/api/list', { summary: 'A list', answer: z.array(z.string()) });
const query = z.object({ pack: z.string().trim(), code: z.string().optional() });
const price = endpoint('/api/price', { summary: 'A price', query, answer: z.object({ price: z.number() }) });

let app: HttpServer;
let cache: HtmlCache;
let renderedUrls: string[];
/** URLs of all requests that reached Fastify in this test, so were not answered from the cache. */
let hookUrls: string[];

beforeEach(async () => {
  renderedUrls = [];
  hookUrls = [];
  cache = createHtmlCache();
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    cookieSecret: 'x'.repeat(32),
    https: true,
    reads: { max: 3, windowMs: minutes(1) },
  });
  app.addHook('onRequest', async ({ url }) => void hookUrls.push(url));
  const serve = createServe(app, testRouteGuards(), createCacheAnswer(cache));
  const make = <T>(what: string, value: T): T => {
    renderedUrls.push(what);
    return value;
  };
  serve(list, () => make('list', [`tand€poeder ${renderedUrls.length}`, 'x'.repeat(5000)]), {
    tags: ['catalog'],
  });
  serve(
    price,
    ({ query: { pack } }) => {
      if (pack === 'none') throw notFound('Dit pack bestaat niet.');
      return make(pack, { price: pack.length });
    },
    { tags: ['catalog', 'settings'], only: ({ code }) => code === undefined },
  );
  serveFromCache(app, cache);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  callHttp({ method, url: `${app.listeningOrigin}${path}`, headers });
const statuses = async (paths: string[]) => {
  const results = [];
  for (const path of paths) results.push((await request(path)).status);
  return results;
};

describe('an answer of the API that is the same for everybody', () => {
  test('is made once, and given to all others before Fastify sees them', async () => {
    const first = await Promise.all([request('/api/list'), request('/api/list')]);
    const later = await request('/api/list');
    expect(renderedUrls).toEqual(['list']);
    expect(hookUrls).toHaveLength(2);
    for (const { body } of first) expect(body).toEqual(later.body);
    expect(later.body).toEqual(['tand€poeder 0', 'x'.repeat(5000)]);
  });

  test('brings every header the one that was made brought', async () => {
    const plain = ({ headers: { date, ...headers } }: Awaited<ReturnType<typeof request>>) => headers;
    const first = plain(await request('/api/list'));
    const later = plain(await request('/api/list'));
    expect(later).toEqual(first);
    expect(later).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  test('goes when what it is made of has changed', async () => {
    await request('/api/list');
    cache.invalidate(['reviews']);
    await request('/api/list');
    cache.invalidate(['catalog']);
    expect((await request('/api/list')).body).toEqual(['tand€poeder 1', 'x'.repeat(5000)]);
    expect(renderedUrls).toEqual(['list', 'list']);
  });

  test('is counted by the limit of its route when it is made, and free when it is kept', async () => {
    const answerHeaders = (await request('/api/list')).headers;
    expect(Object.keys(answerHeaders).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect(await statuses(Array(5).fill('/api/list'))).toEqual([200, 200, 200, 200, 200]);
    const anew = ['/api/list', '/api/list', '/api/list'];
    const results = [];
    for (const path of anew) {
      cache.clear();
      results.push((await request(path)).status);
    }
    expect(results).toEqual([200, 200, 429]);
  });

  test('answers HEAD without its bytes', async () => {
    const { headers, body } = await request('/api/list', {}, 'HEAD');
    expect([body, headers]).toMatchObject([
      '',
      { 'content-length': (await request('/api/list')).headers['content-length'] },
    ]);
  });
});

describe('a question', () => {
  test('is kept under its own address', async () => {
    const bodies = [];
    for (const pack of ['a', 'bb', 'a']) bodies.push((await request(`/api/price?pack=${pack}`)).body);
    expect(bodies).toEqual([{ price: 1 }, { price: 2 }, { price: 1 }]);
    expect(renderedUrls).toEqual(['a', 'bb']);
  });

  test.each([
    ['spelled otherwise', '/api/price?pack=%61'],
    ['with blanks', '/api/price?pack=a%20'],
    ['with more than is asked for', '/api/price?pack=a&utm_source=mail'],
    ['of which there is no end', '/api/price?pack=a&code=X'],
    ['to a list that asks nothing', '/api/list?variant=1'],
  ])('%s is answered each time and not kept', async (_which, path) => {
    expect(await statuses([path, path])).toEqual([200, 200]);
    expect(renderedUrls).toHaveLength(2);
    expect(cache.size).toBe(0);
  });

  test('that is refused is refused each time', async () => {
    expect(await statuses(['/api/price?pack=none', '/api/price?pack=none'])).toEqual([404, 404]);
    expect(hookUrls).toHaveLength(2);
    expect(cache.size).toBe(0);
  });
});

describe.each([true, false])('what is kept, in front of Fastify: %s', (inFront) => {
  const again = async (headers: Record<string, string>) => {
    await request('/api/list');
    if (!inFront) return app.inject({ url: '/api/list', headers });
    const [answer] = await once(get(`${app.listeningOrigin}/api/list`, { headers }), 'response');
    return answer.resume();
  };

  test.each([
    ['ETAG', 304],
    ['W/ETAG', 304],
    ['"another", ETAG', 304],
    ['"another"', 200],
  ])('with If-None-Match %s answers %i', async (tag, status) => {
    const etag = String((await request('/api/list')).headers.etag);
    const answer = await again({ 'if-none-match': tag.replace('ETAG', etag) });
    expect([answer.statusCode, answer.headers.etag]).toEqual([status, etag]);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0,gzip; q=0', undefined],
    ['', undefined],
  ])('to who takes "%s" comes as %s', async (accepted, encoding) => {
    expect((await again({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
  });
});

test('a small page in brotli arrives as it was packed', async () => {
  const html = '<p>Zwartwit – €24,95</p>'.repeat(9);
  await cache.render('/', async () => ({ status: 200, headers: {}, body: Buffer.from(html), tags: [] }));
  const answer = await fetch(`${app.listeningOrigin}/?utm_source=mail`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', html]);
  expect(brotliDecompressSync(cache.find('/')?.brotli ?? '').toString()).toBe(html);
});
