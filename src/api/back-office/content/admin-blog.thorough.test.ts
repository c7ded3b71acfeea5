// Tests the operator's blog over HTTP: generating drafts, duplicates, a generation in progress, planned
// publishing, and concurrent edits of an article.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { blogPostSchema, generationAnswerSchema } from '#modules/blog/contract.ts';
import { days, hours } from '#shared/clock.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const GENERATE = '/api/admin/generate-blog-post';
const writtenSchema = z.object({
  posts: z.array(blogPostSchema),
  skipped: z.number(),
  failure: z.string().nullable(),
});

let running: TestShop;
beforeAll(async () => {
  running = await startTestShop();
});
afterAll(() => running.stop());

const generate = async (body: object) =>
  writtenSchema.parse((await running.asOperator('POST', GENERATE, body)).body);
const write = async (body: object) =>
  blogPostSchema.parse((await running.asOperator('POST', '/api/admin/blog', { ...HAND, ...body })).body);
const statusForReaders = async (slug: string) =>
  (await callHttp({ url: `${running.address}/api/blog/${slug}` })).status === 200;

const HAND = { title: 'Met de hand', author: 'Jo', excerpt: 'Kort', content: 'Tekst.' };

describe('having articles written', () => {
  test('gives drafts that readers do not see until a person publishes them', async () => {
    const { posts, skipped, failure } = await generate({ count: 2 });
    expect([posts.length, skipped, failure]).toEqual([2, 0, null]);
    expect(posts.every((post) => post.aiGenerated && !post.published)).toBe(true);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(2);
    expect(posts.every(({ imageUrl }) => imageUrl?.startsWith('/pictures/blog-'))).toBe(true);
    const [post] = posts;
    if (!post) throw new Error('No post');
    expect(await statusForReaders(post.slug)).toBe(false);
    await running.asOperator('PUT', `/api/blog/${post.id}`, { published: true });
    expect(await statusForReaders(post.slug)).toBe(true);
  });

  test('about a topic a second time counts as a duplicate', async () => {
    const topic = 'Rabarber en je glazuur';
    const first = await generate({ count: 1, topic });
    expect(first.posts[0]?.title).toContain(topic);
    expect(await generate({ count: 1, topic: ` ${topic.toUpperCase()}! ` })).toMatchObject({
      posts: [],
      skipped: 1,
    });
    expect(await generate({ count: 3, topic })).toMatchObject({ posts: [{}, {}], skipped: 1 });
  });

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [99, 10],
    ['4', 4],
  ])('a count of %s becomes %i', async (count, tried) => {
    const { posts, skipped } = await generate({ count, topic: `Aantal ${String(count)}` });
    expect(posts.length + skipped).toBe(tried);
  });

  test('what is no count is refused', async () => {
    expect((await running.asOperator('POST', GENERATE, { count: 'veel' })).status).toBe(422);
    expect((await running.asOperator('POST', GENERATE, { topic: 'x'.repeat(201) })).status).toBe(422);
  });

  test('can be left alone: the answer comes at once and the progress can be asked for', async () => {
    const started = await running.asOperator('POST', GENERATE, { count: 3, topic: 'Pepermunt', wait: false });
    expect([started.status, started.body]).toMatchObject([202, { state: 'working', count: 3, written: 0 }]);
    const progress = async () =>
      generationAnswerSchema.parse((await running.asOperator('GET', GENERATE)).body).generation;
    await expect.poll(progress).toMatchObject({ state: 'done', written: 3, skipped: 0 });
  });

  test('waits its turn: a second order is refused while the first is at work', async () => {
    // A generation of another operator that has not started: it stays `working` during this test.
    const [{ id } = {}] = await running.rows(
      "insert into blog_generations (count, state, created_at, updated_at) values (1, 'working', now(), now()) returning id",
    );
    const second = await running.asOperator('POST', GENERATE, { topic: 'Tegelijk' });
    expect([second.status, second.body]).toMatchObject([409, { code: 'generation_busy' }]);
    await running.rows("update blog_generations set state = 'done' where id = $1", [id]);
    expect((await running.asOperator('POST', GENERATE, { topic: 'Tegelijk' })).status).toBe(200);
  });

  test('stands in the log of the back-office', async () => {
    const { body } = await running.asOperator('GET', '/api/admin/audit?limit=200');
    expect(JSON.stringify(body)).toContain(GENERATE);
  });
});

test('a cover is drawn from a title: the same one for the same title, another for another', {
  timeout: 60_000,
}, async () => {
  const draw = async (title: string) => {
    const answer = await running.asOperator('POST', '/api/admin/blog-covers', { title });
    expect(answer.status).toBe(201);
    return z.object({ url: z.string() }).parse(answer.body).url;
  };
  const one = await draw('Thee');
  const again = await draw('Thee');
  const other = await draw('Wijn');
  expect([one === again, one === other]).toEqual([true, false]);
  const picture = await callHttp({ url: `${running.address}${one}` });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('the old address of an article that readers know leads on to the new one', async () => {
  const post = await write({ title: 'Een oude naam' });
  await running.asOperator('PUT', `/api/blog/${post.id}`, { slug: 'een-nieuwe-naam' });
  const readRedirects = async () => (await running.shop.shownPages.read()).redirects;
  await expect.poll(readRedirects).toEqual({ '/blog/een-oude-naam': '/blog/een-nieuwe-naam' });
});
describe('publishing later', () => {
  test('a draft appears at its moment, with that date, and not before', async () => {
    const publishAt = new Date(running.now().getTime() + 2500).toISOString();
    const { id, slug } = await write({ title: 'Straks', publishAt });
    expect(await statusForReaders(slug)).toBe(false);
    const touched = await running.asOperator('PUT', `/api/blog/${id}`, { excerpt: 'Nog even', publishAt });
    expect(touched.status).toBe(200);
    await expect.poll(() => statusForReaders(slug)).toBe(true);
    const post = await findPost(id);
    expect([post?.publishedAt, post?.publishAt]).toEqual([publishAt, null]);
  });

  test('a plan that is moved or taken back does not happen at the first moment', async () => {
    const soon = new Date(running.now().getTime() + hours(1)).toISOString();
    const moved = await write({ title: 'Verzet', publishAt: soon });
    const later = new Date(running.now().getTime() + days(2)).toISOString();
    await running.asOperator('PUT', `/api/blog/${moved.id}`, { publishAt: later });
    const dropped = await write({ title: 'Toch niet', publishAt: soon });
    await running.asOperator('PUT', `/api/blog/${dropped.id}`, { publishAt: null });
    await running.rows(
      `update jobs.job set start_after = now() where data->>'kind' = 'publish-planned-post' and (data->'data'->>'publishAt') = $1`,
      [soon],
    );
    await running.settle();
    expect([await statusForReaders(moved.slug), await statusForReaders(dropped.slug)]).toEqual([
      false,
      false,
    ]);
    expect((await findPost(moved.id))?.publishAt).toBe(later);
  });

  test('a moment in the past is refused at its field, publishing by hand ends the plan', async () => {
    const past = await running.asOperator('POST', '/api/admin/blog', {
      ...HAND,
      publishAt: '2020-01-01T00:00:00Z',
    });
    expect([past.status, past.body]).toMatchObject([422, { errors: [{ path: 'publishAt' }] }]);
    const publishAt = new Date(running.now().getTime() + days(1)).toISOString();
    const { id } = await write({ title: 'Ongeduldig', publishAt });
    const published = await running.asOperator('PUT', `/api/blog/${id}`, { published: true });
    expect(published.body).toMatchObject({ published: true, publishAt: null });
  });
});

test('who saves second is told, and nothing is overwritten', async () => {
  const { id, version } = await write({ title: 'Samen' });
  const own = `/api/blog/${id}`;
  expect((await running.asOperator('PUT', own, { excerpt: 'Eerste', version })).status).toBe(200);
  const second = await running.asOperator('PUT', own, { excerpt: 'Tweede', version });
  expect([second.status, second.body]).toMatchObject([409, { code: 'edit_conflict', version: version + 1 }]);
  expect((await findPost(id))?.excerpt).toBe('Eerste');
});

async function findPost(id: number) {
  const { body } = await running.asOperator('GET', '/api/blog-posts');
  return z
    .array(blogPostSchema)
    .parse(body)
    .find((post) => post.id === id);
}
