// Tests that every expensive read has a rate limit, whether its route declares one or not.

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '#shared/clock.ts';
import { createHttpServer, type HttpServer } from '../create-http-server.ts';

let app: HttpServer;

beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: 1,
    cookieSecret: 'x'.repeat(32),
    https: false,
    reads: { max: 2, windowMs: minutes(1) },
  });
  for (const url of ['/api/quote', '/sitemap.xml', '/healthz', '/media/:name'])
    app.get(url, async () => 'ok');
  const guard = async (request: { actor?: unknown }) => {
    request.actor = { id: 1, username: 'admin', role: 'owner' };
  };
  app.get('/api/guarded', { onRequest: guard }, async () => 'ok');
  app.get('/api/open', { onRequest: guard, config: { isPublic: true } }, async () => 'ok');
});
afterAll(() => app.close());

async function statuses(url: string, from = '203.0.113.9'): Promise<number[]> {
  const collected = [];
  for (let count = 0; count < 3; count += 1)
    collected.push((await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode);
  return collected;
}

test.each([
  ['/api/quote', 429],
  ['/sitemap.xml', 429],
  ['/healthz', 200],
  ['/media/a', 200],
  ['/api/guarded', 200],
  ['/api/open', 429],
])('the third call of %s is %i', async (url, last) => {
  expect(await statuses(url)).toEqual([200, 200, last]);
});

test('another network is counted apart', async () => {
  expect(await statuses('/api/quote', '203.0.113.10')).toEqual([200, 200, 429]);
});
