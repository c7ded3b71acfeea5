// Tests cached pages as the next visitor gets them, and which pages may be cached at all.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHtmlCache } from '#platform/html-cache/html-cache.ts';
import type { HttpServer } from '#platform/http/create-http-server.ts';
import { createPagesServer } from '#tests/support/pages-server.ts';

const HTML = `<!doctype html><title>Zwartwit</title>${'<p>tandpoeder</p>'.repeat(50)}`;

describe('a page that is kept', () => {
  let app: HttpServer;

  beforeEach(async () => {
    const cache = createHtmlCache();
    await cache.render('/', async () => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
      body: Buffer.from(HTML),
      tags: ['catalog'],
    }));
    const unwanted = () => Promise.reject(new Error('nothing has to be rendered'));
    app = await createPagesServer({ cache, routes: {}, entry: unwanted, context: unwanted });
  });
  afterEach(() => app.close());

  const get = (headers: Record<string, string>, url = '/') => app.inject({ url, headers });

  it('comes in brotli to those who take it', async () => {
    const answer = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(HTML);
  });

  it('comes in gzip to those who take only that', async () => {
    const answer = await get({ 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(HTML);
  });

  it('comes as it is to everyone else', async () => {
    const answer = await get({});
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(HTML);
  });

  it('is not sent again to those who have it: 304', async () => {
    const { etag } = (await get({})).headers;
    const answer = await get({ 'if-none-match': String(etag), 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers.etag).toBe(etag);
    expect((await get({ 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('is the same page with the mark of a campaign', async () => {
    expect((await get({}, '/?utm_source=mail')).body).toBe(HTML);
  });

  it.each(['GET', 'POST', 'PUT'] as const)(
    'does not answer %s of an unknown path of the API',
    async (method) => {
      const answer = await app.inject({ method, url: '/api/nowhere' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'api_unknown' });
    },
  );
});
