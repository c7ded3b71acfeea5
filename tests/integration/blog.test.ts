// The blog over HTTP: readers read, the operator writes, nobody else does.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let running: TestShop;
beforeAll(async () => {
  running = await startTestShop();
});
afterAll(() => running.stop());

const asVisitor = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  callHttp({ method, url: `${running.address}${path}`, body, headers });

const post = {
  title: 'Poetsen op reis',
  author: 'Jo',
  excerpt: 'Kort',
  content: '**Kop**\n<script>alert(1)</script>',
  published: false,
};

test('everybody reads and searches what is published', async () => {
  const all = (await asVisitor('GET', '/api/blog-posts')).json;
  expect(all).toHaveLength(6);
  expect(Object.keys(all[0]).sort()).toEqual([
    ...['aiGenerated', 'author', 'content', 'createdAt', 'excerpt', 'id', 'imageUrl', 'published'],
    ...['publishedAt', 'seoKeywords', 'slug', 'title', 'updatedAt'],
  ]);
  expect((await asVisitor('GET', '/api/blog-posts?q=bamboe%20schimmel')).json).toHaveLength(1);
  const one = await asVisitor('GET', `/api/blog/${all[0].slug}`);
  expect([one.status, one.json]).toEqual([200, all[0]]);
  const missing = await asVisitor('GET', '/api/blog/bestaat-niet');
  expect([missing.status, missing.json.code, missing.json.detail]).toEqual([
    ...[404, 'not_found', 'Blog post niet gevonden'],
  ]);
});

test('only the operator writes, and only from the shop itself', async () => {
  for (const [method, path] of [
    ['POST', '/api/admin/blog'],
    ['PUT', '/api/blog/1'],
    ['DELETE', '/api/blog/1'],
  ] as const) {
    expect((await asVisitor(method, path, method === 'DELETE' ? undefined : post)).status).toBe(401);
    const elsewhere = { origin: 'https://evil.example' };
    expect(
      (await running.asOperator(method, path, method === 'DELETE' ? undefined : post, elsewhere)).status,
    ).toBe(403);
  }
  expect((await asVisitor('GET', '/api/blog-posts')).json).toHaveLength(6);
});

test('a draft is the operator’s alone until it is published, and gone when it is deleted', async () => {
  const made = await running.asOperator('POST', '/api/admin/blog', post);
  expect([made.status, made.json.slug, made.json.published]).toEqual([201, 'poetsen-op-reis', false]);
  const address = '/api/blog/poetsen-op-reis';
  expect((await asVisitor('GET', address)).status).toBe(404);
  expect((await running.asOperator('GET', address)).status).toBe(200);
  expect((await running.asOperator('GET', '/api/blog-posts')).json).toHaveLength(7);
  expect((await asVisitor('GET', '/api/blog-posts')).json).toHaveLength(6);

  const { id } = made.json;
  expect((await running.asOperator('PUT', `/api/blog/${id}`, { published: true })).status).toBe(200);
  expect((await asVisitor('GET', address)).json.title).toBe('Poetsen op reis');

  expect((await running.asOperator('DELETE', `/api/blog/${id}`)).status).toBe(204);
  expect((await asVisitor('GET', address)).status).toBe(404);
  expect((await running.asOperator('DELETE', `/api/blog/${id}`)).status).toBe(404);
});

test('what is missing is named by field', async () => {
  const answer = await running.asOperator('POST', '/api/admin/blog', { title: ' ', author: 'Jo' });
  expect(answer.status).toBe(422);
  expect(answer.json.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    ...['content', 'excerpt', 'title'],
  ]);
});

test('the feed carries what is published, and answers an unchanged one in a few bytes', async () => {
  const feed = await asVisitor('GET', '/blog/rss.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.text.match(/<item>/g)).toHaveLength(6);
  expect(feed.text).toContain(`<link>${running.address}/blog/bamboe-tandenborstel-verzorgen</link>`);
  const etag = String(feed.headers['etag']);
  const again = await asVisitor('GET', '/blog/rss.xml', undefined, { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
});
