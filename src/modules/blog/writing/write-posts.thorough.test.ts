// Tests generating articles with a writer that can fail: what is stored and counted, and what the operator
// sees.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MediaStorage, storageUnavailable } from '#modules/media/index.ts';
import { defaultSettings } from '#modules/settings/index.ts';
import { createJobs } from '#platform/jobs/create-jobs.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/create-log.ts';
import { minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  type ArticleRequest,
  ArticleWriterError,
  findLastWriting,
  findWriting,
  handleWriting,
  startWriting,
  type WrittenArticle,
} from '../index.ts';

let db: TestDatabase;
let jobs: Jobs;
let shop: Parameters<typeof handleWriting>[0];
let incomingFolder: string;
let now = new Date('2026-11-20T12:00:00Z');
let requests: ArticleRequest[] = [];
/**
 * The answers of the fake writer, one per call. When no answers are left, the writer returns an article with
 * the number of the call in its title.
 */
let turns: ((request: ArticleRequest) => { article: WrittenArticle | null; tokens: number })[] = [];
let dailyTokens = 100_000;
let keepFiles: MediaStorage['store'] = async () => {};

const article = (name: string, change: Partial<WrittenArticle> = {}): WrittenArticle => ({
  topic: name,
  title: `Titel ${name}`,
  excerpt: 'Kort',
  content: Array.from({ length: 50 }, (_, index) => `${name}${index}`).join(' '),
  seoKeywords: [],
  // An article with its own image gets no drawn cover. The tests of covers override this.
  imageUrl: '/images/kool.webp',
  ...change,
});

beforeAll(async () => {
  db = await openTestDatabase();
  incomingFolder = await mkdtemp(join(tmpdir(), 'covers-'));
  jobs = createJobs({ database: db.database, log: createLog('silent'), pollSeconds: 1 });
  shop = {
    database: db.database,
    jobs,
    incomingFolder,
    articleWriter: {
      name: 'proef',
      countsTokens: true,
      write: async (request) => {
        const turn = turns[requests.push(request) - 1];
        return turn
          ? turn(request)
          : { article: article(`n${requests.length}-${now.getTime()}`), tokens: 1000 };
      },
    },
    readShopInfo: async () => ({
      brand: 'Z',
      product: 'Poeder',
      description: '',
      ingredients: '',
      warnings: '',
      netWeightGrams: null,
    }),
    getSettings: Object.assign(async () => ({ ...defaultSettings, writing: { dailyTokens } }), {
      invalidate() {},
    }),
    mediaStorage: {
      store: (key, files) => keepFiles(key, files),
      read: async () => null,
      remove: async () => {},
      async *list() {},
      tidy: async () => {},
    },
    pictureQueue: (work) => work(),
    clock: { now: () => now },
  };
  handleWriting(shop);
  await jobs.start({ work: true });
});
afterAll(async () => {
  await jobs.stop();
  await db.drop();
  await rm(incomingFolder, { recursive: true });
});
beforeEach(() => {
  now = new Date(now.getTime() + minutes(20));
  requests = [];
  turns = [];
  dailyTokens = 100_000;
});

async function order(count: number, topic: string | null = null) {
  const { id } = await startWriting(shop, { count, topic });
  await expect.poll(async () => (await findWriting(shop, id))?.generation.state).not.toBe('working');
  const read = await findWriting(shop, id);
  if (!read) throw new Error('The order is gone');
  return { ...read.generation, titles: read.posts.map(({ title }) => title), posts: read.posts };
}

test('each article is a draft of the machine, signed by the shop, with a cover drawn for it', async () => {
  turns = ['met', 'zonder'].map((name) => () => ({
    article: article(name, { imageUrl: null }),
    tokens: 1000,
  }));
  const { state, posts } = await order(2);
  expect([state, posts.length]).toEqual(['done', 2]);
  for (const post of posts) {
    expect(post).toMatchObject({ published: false, aiGenerated: true, author: 'Redactie Zwartwit' });
    expect(post.imageUrl).toMatch(/^\/media\/[0-9a-f]+-1600x900\//);
  }
  expect(requests.map(({ round }) => round)).toEqual([0, 1]);
  expect(requests[1]?.existing.map(({ title }) => title)).toContain(posts[0]?.title);
});

test('an article without a cover is kept when no pictures can be', async () => {
  const before = keepFiles;
  keepFiles = async () => {
    throw storageUnavailable();
  };
  turns = [() => ({ article: article('kaal', { imageUrl: null }), tokens: 1000 })];
  const { posts } = await order(1);
  keepFiles = before;
  expect(posts[0]?.imageUrl).toBeNull();
});

test('a title, a topic or a text that is there already is skipped and counted', async () => {
  const first = article('eerste');
  turns = [
    () => ({ article: first, tokens: 10 }),
    () => ({ article: { ...article('a'), title: 'TITEL: eerste!' }, tokens: 10 }),
    () => ({ article: { ...article('b'), topic: 'eerste' }, tokens: 10 }),
    () => ({ article: { ...article('c'), content: first.content }, tokens: 10 }),
    () => ({ article: null, tokens: 10 }),
  ];
  expect(await order(5)).toMatchObject({ state: 'done', written: 1, skipped: 4 });
});

test('when the writer gives up, what was written stays and the operator reads why', async () => {
  turns = [
    () => ({ article: article('blijft'), tokens: 500 }),
    () => {
      throw new ArticleWriterError('De tekstdienst heeft een storing (500).', { tokens: 70 });
    },
  ];
  const ended = await order(3);
  expect(ended).toMatchObject({
    state: 'failed',
    written: 1,
    failure: 'De tekstdienst heeft een storing (500).',
  });
  const { rows } = await db.database.execute('select tokens from blog_generations where id = $1', [ended.id]);
  expect(rows).toEqual([{ tokens: 570 }]);
  expect((await order(1)).state).toBe('done');
});

test('a day costs no more than its budget, and the next day begins anew', async () => {
  now = new Date('2026-12-01T12:00:00Z');
  dailyTokens = 9000;
  turns = [() => ({ article: article('duur'), tokens: 7500 })];
  const ended = await order(2);
  expect(ended).toMatchObject({ state: 'failed', written: 1, failure: expect.stringContaining('9.000') });
  expect(requests.map(({ maxTokens }) => maxTokens)).toEqual([8000]);
  now = new Date('2026-12-02T12:00:00Z');
  expect(await order(1)).toMatchObject({ state: 'done', written: 1 });
});

test('a fault that is no trouble of the writer is tried again and writes nothing twice', async () => {
  turns = [
    () => ({ article: article('een-keer'), tokens: 1 }),
    () => {
      throw new Error('unforeseen');
    },
    () => ({ article: article('daarna'), tokens: 1 }),
  ];
  expect(await order(2)).toMatchObject({ state: 'done', titles: ['Titel een-keer', 'Titel daarna'] });
});

test('an order that gives no sign of life for long is told as cut off, and holds up no other', async () => {
  await db.database.execute(
    `insert into blog_generations (count, state, created_at, updated_at) values (1, 'working', $1, $1)`,
    [now],
  );
  await expect(startWriting(shop, { count: 1, topic: null })).rejects.toMatchObject({
    code: 'generation_busy',
  });
  now = new Date(now.getTime() + minutes(16));
  expect(await findLastWriting(shop)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('afgebroken'),
  });
  expect((await order(1)).state).toBe('done');
});
