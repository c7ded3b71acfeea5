// Tests the blog on a real database: the posts readers and operators can see, searching, and unique slugs.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { days } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createPost, deletePost, findPost, listPosts, publishPost, seedBlog, updatePost } from './index.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const later = new Date(clock.now().getTime() + days(3));
const announced: string[] = [];
let shop: TestDatabase;
const write = <T>(work: (tx: Orm) => Promise<T>) => shop.database.transaction(work);

beforeAll(async () => {
  shop = await openTestDatabase();
  await write((tx) => seedBlog(tx, clock));
  await write((tx) => seedBlog(tx, clock));
  await shop.database.listen('data_changed', (data) => announced.push(data));
});
afterAll(() => shop.drop());

const input = { title: 'Eén kop thee', author: 'Jo', excerpt: 'Kort', content: 'Over 100% thee_kop.' };
const searchSlugs = async (search: string) =>
  (await listPosts(shop.database.orm, { audience: 'readers', search })).map(({ slug }) => slug);
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? [error.status, error.code] : error;
};

test('a fresh shop has six published articles, newest first', async () => {
  const posts = await listPosts(shop.database.orm, { audience: 'readers' });
  expect(posts).toHaveLength(6);
  const dates = posts.map(({ publishedAt }) => publishedAt ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
  expect(posts[0]?.slug).toBe('hoe-werkt-actieve-kool-op-je-tanden');
  expect(posts.every(({ author, aiGenerated }) => author === 'Redactie Zwartwit' && !aiGenerated)).toBe(true);
});

describe('a search', () => {
  test('finds words in any field, in any order and case', async () => {
    expect(await searchSlugs('BAMBOE vervangen')).toEqual(['bamboe-tandenborstel-verzorgen']);
    expect(await searchSlugs('vervangen  bamboe')).toEqual(['bamboe-tandenborstel-verzorgen']);
    expect(await searchSlugs('charcoal tandpasta')).toContain('hoe-werkt-actieve-kool-op-je-tanden');
    expect(await searchSlugs('xyzzy')).toEqual([]);
    expect(await searchSlugs('  ')).toHaveLength(6);
  });

  test('takes every character for itself', async () => {
    for (const search of ['100%', 'thee_kop', '\\']) expect(await searchSlugs(search)).toEqual([]);
    const { id } = await write((tx) => createPost(tx, input, { now: clock.now() }));
    expect(await searchSlugs('100%')).toEqual(['een-kop-thee']);
    expect(await searchSlugs('thee_kop')).toEqual(['een-kop-thee']);
    expect(await searchSlugs("'; drop table blog_posts; --")).toEqual([]);
    await write((tx) => deletePost(tx, id));
  });
});

describe('what the operator writes', () => {
  test('gets an address of its own, and a second one a number', async () => {
    const posts = [];
    for (let count = 0; count < 3; count += 1) {
      posts.push(await write((tx) => createPost(tx, input, { now: clock.now() })));
    }
    expect(posts.map(({ slug }) => slug)).toEqual(['een-kop-thee', 'een-kop-thee-2', 'een-kop-thee-3']);
    const taken = { ...input, slug: 'een-kop-thee' };
    expect(await refusalOf(write((tx) => createPost(tx, taken, { now: clock.now() })))).toEqual([
      409,
      'slug_taken',
    ]);
    const [first, second] = posts;
    if (!first || !second) throw new Error('No posts');
    expect(await refusalOf(write((tx) => updatePost(tx, second.id, { slug: first.slug }, later)))).toEqual([
      409,
      'slug_taken',
    ]);
    expect((await write((tx) => updatePost(tx, first.id, { slug: first.slug }, later))).slug).toBe(
      first.slug,
    );
    for (const { id } of posts) await write((tx) => deletePost(tx, id));
  });

  test('gets an address even at the same moment', async () => {
    const posts = await Promise.all(
      Array.from({ length: 4 }, () => write((tx) => createPost(tx, input, { now: clock.now() }))),
    );
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(4);
    for (const { id } of posts) await write((tx) => deletePost(tx, id));
  });

  test('is a draft until it is published, and keeps its date when it is taken back', async () => {
    const draft = await write((tx) =>
      createPost(
        tx,
        { ...input, published: false },
        { now: clock.now(), machine: { writer: 'test', topic: 'thee' } },
      ),
    );
    const seen = (audience: 'readers' | 'operator') => findPost(shop.database.orm, draft.slug, audience);
    expect(draft).toMatchObject({ published: false, publishedAt: null, aiGenerated: true });
    expect(await seen('readers')).toBeNull();
    expect((await seen('operator'))?.id).toBe(draft.id);
    expect(await searchSlugs('thee_kop')).toEqual([]);

    const published = await write((tx) => publishPost(tx, draft.id, true, later));
    expect(published.publishedAt).toBe(later.toISOString());
    expect((await seen('readers'))?.aiGenerated).toBe(true);

    await write((tx) => publishPost(tx, draft.id, false, later));
    expect(await seen('readers')).toBeNull();
    const again = await write((tx) => publishPost(tx, draft.id, true, new Date(later.getTime() + days(9))));
    expect(again.publishedAt).toBe(later.toISOString());
    await write((tx) => deletePost(tx, draft.id));
  });

  test('changes only where it says so', async () => {
    const imageUrl = '/pictures/blog-stains';
    const before = await write((tx) =>
      createPost(tx, { ...input, imageUrl, seoKeywords: ['a', '', 'a', 'b'] }, { now: clock.now() }),
    );
    expect(before.seoKeywords).toEqual(['a', 'b']);
    const after = await write((tx) => updatePost(tx, before.id, { title: 'Nieuw' }, later));
    expect(after).toEqual({ ...before, title: 'Nieuw', version: 2, updatedAt: later.toISOString() });
    expect((await write((tx) => updatePost(tx, before.id, { imageUrl: '' }, later))).imageUrl).toBeNull();
    await write((tx) => deletePost(tx, before.id));
  });

  test('that does not exist is refused', async () => {
    expect(await refusalOf(write((tx) => updatePost(tx, 999_999, { title: 'x' }, later)))).toEqual([
      404,
      'not_found',
    ]);
    expect(await refusalOf(write((tx) => deletePost(tx, 999_999)))).toEqual([404, 'not_found']);
  });

  test('is announced at commit, and not when it is rolled back', async () => {
    // Notifications of earlier tests arrive first, because they arrive in order.
    await shop.database.transaction((tx) => shop.database.notify(tx, 'data_changed', 'all before'));
    await expect.poll(() => announced).toContain('all before');
    announced.length = 0;
    const { id } = await write((tx) => createPost(tx, input, { now: clock.now() }));
    await write(async (tx) => {
      await deletePost(tx, id);
      throw new Error('rolled back');
    }).catch(() => undefined);
    await write((tx) => deletePost(tx, id));
    await expect.poll(() => announced).toEqual(['blog', 'blog']);
  });
});
