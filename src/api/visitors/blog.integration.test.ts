// Tests the blog over HTTP: everybody may read published articles, only operators may write.

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { blogPostSchema } from '#modules/blog/contract.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let running: TestShop;
beforeAll(async () => {
  running = await startTestShop();
});
afterAll(() => running.stop());

const asVisitor = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  callHttp({ method, url: `${running.address}${path}`, body, headers });

const listed = async (call: Promise<{ body: unknown }>) => z.array(blogPostSchema).parse((await call).body);

const post = {
  title: 'Poetsen op reis',
  author: 'Jo',
  excerpt: 'Kort',
  content: '**Kop**\n<script>alert(1)</script>',
  published: false,
};

test('everybody reads and searches what is published', async () => {
  const all = await listed(asVisitor('GET', '/api/blog-posts'));
  expect(all).toHaveLength(6);
  expect(await listed(asVisitor('GET', '/api/blog-posts?q=bamboe%20schimmel'))).toHaveLength(1);
  const one = await asVisitor('GET', '/api/blog/bamboe-tandenborstel-verzorgen');
  expect([one.status, one.body]).toEqual([200, all.find(({ slug }) => slug.startsWith('bamboe'))]);
  const searchPosts = (q: string) => listed(asVisitor('GET', `/api/blog-posts?q=${encodeURIComponent(q)}`));
  // A word is found with its accent, with a decomposed accent, without an accent and in capitals.
  const accented = all.find(({ content }) => /\p{Script=Latin}\p{M}/u.test(content.normalize('NFD')));
  const word = /[a-z]*(?:[a-z]\p{M}+)+[a-z]*/iu.exec(accented?.content.normalize('NFD') ?? '')?.[0] ?? '';
  expect(word.length).toBeGreaterThan(2);
  const hits = (await searchPosts(word.normalize('NFC'))).map(({ slug }) => slug);
  expect(hits).toContain(accented?.slug);
  for (const spelling of [word, word.replaceAll(/\p{M}/gu, ''), word.normalize('NFC').toUpperCase()])
    expect((await searchPosts(spelling)).map(({ slug }) => slug)).toEqual(hits);
  const missing = await asVisitor('GET', '/api/blog/bestaat-niet');
  expect(missing.status).toBe(404);
  expect(missing.body).toMatchObject({ code: 'not_found', detail: 'Blog post niet gevonden' });
});

test.each([
  ['POST', '/api/admin/blog', post],
  ['PUT', '/api/blog/1', post],
  ['DELETE', '/api/blog/1', undefined],
])('%s %s is the operator’s alone, and only from the shop itself', async (method, path, body) => {
  expect((await asVisitor(method, path, body)).status).toBe(401);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await running.asOperator(method, path, body, elsewhere)).status).toBe(403);
  expect(await listed(asVisitor('GET', '/api/blog-posts'))).toHaveLength(6);
});

test('a draft is the operator’s alone until it is published, and gone when it is deleted', async () => {
  const answer = await running.asOperator('POST', '/api/admin/blog', post);
  expect(answer.status).toBe(201);
  const createdPost = blogPostSchema.parse(answer.body);
  expect([createdPost.slug, createdPost.published]).toEqual(['poetsen-op-reis', false]);
  const address = '/api/blog/poetsen-op-reis';
  expect((await asVisitor('GET', address)).status).toBe(404);
  expect((await running.asOperator('GET', address)).status).toBe(200);
  expect(await listed(running.asOperator('GET', '/api/blog-posts'))).toHaveLength(7);
  expect(await listed(asVisitor('GET', '/api/blog-posts'))).toHaveLength(6);

  const own = `/api/blog/${createdPost.id}`;
  expect((await running.asOperator('PUT', own, { published: true })).status).toBe(200);
  expect((await asVisitor('GET', address)).body).toMatchObject({ title: 'Poetsen op reis' });

  expect((await running.asOperator('DELETE', own)).status).toBe(204);
  expect((await asVisitor('GET', address)).status).toBe(404);
  expect((await running.asOperator('DELETE', own)).status).toBe(404);
});

test('what is missing is named by field', async () => {
  const answer = await running.asOperator('POST', '/api/admin/blog', { title: ' ', author: 'Jo' });
  expect(answer.status).toBe(422);
  const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(answer.body);
  expect(errors.map(({ path }) => path).sort()).toEqual(['content', 'excerpt', 'title']);
});

test('the feed carries what is published, and answers an unchanged one in a few bytes', async () => {
  const feed = await asVisitor('GET', '/blog/rss.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(String(feed.body).match(/<item>/g)).toHaveLength(6);
  expect(feed.body).toContain(`<link>${running.address}/blog/bamboe-tandenborstel-verzorgen</link>`);
  const etag = String(feed.headers.etag);
  const again = await asVisitor('GET', '/blog/rss.xml', undefined, { 'if-none-match': etag });
  expect([again.status, again.body]).toEqual([304, '']);
});
