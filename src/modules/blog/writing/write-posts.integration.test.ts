// Having articles written, with a writer that can fail: what is kept, what is counted, what the operator is told.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobs } from '#platform/jobs/create-jobs.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/create-log.ts';
import { Refusal } from '#shared/api/problems.ts';
import { minutes } from '#shared/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  type ArticleRequest,
  createWritePosts,
  type WritePosts,
  WritingTrouble,
  type WrittenArticle,
} from '../index.ts';

let shop: TestDatabase;
let jobs: Jobs;
let writing: WritePosts;
let now = new Date('2026-11-20T12:00:00Z');
let asked: ArticleRequest[] = [];
/** What the writer does at each call; the default writes about the number of the call. */
let turns: ((request: ArticleRequest) => { article: WrittenArticle | null; tokens: number })[] = [];
let dailyTokens = 100_000;
let drawCover = async (title: string) => `/media/${title}`;

const article = (name: string, change: Partial<WrittenArticle> = {}): WrittenArticle => ({
  topic: name,
  title: `Titel ${name}`,
  excerpt: 'Kort',
  content: Array.from({ length: 50 }, (_, index) => `${name}${index}`).join(' '),
  seoKeywords: [],
  imageUrl: null,
  ...change,
});

beforeAll(async () => {
  shop = await openTestDatabase();
  jobs = createJobs({ database: shop.database, log: createLog('silent'), pollSeconds: 1 });
  writing = createWritePosts({
    database: shop.database,
    jobs,
    writer: {
      name: 'proef',
      countsTokens: true,
      write: async (request) => {
        const turn = turns[asked.push(request) - 1];
        return turn ? turn(request) : { article: article(`n${asked.length}-${now.getTime()}`), tokens: 1000 };
      },
    },
    readFacts: async () => ({
      ...{ brand: 'Z', product: 'Poeder', description: '', ingredients: '', warnings: '' },
      netWeightGrams: null,
    }),
    readDailyTokens: async () => dailyTokens,
    readAuthor: async () => 'Redactie',
    makeCover: (title) => drawCover(title),
    clock: { now: () => now },
  });
  await jobs.start({ work: true });
});
afterAll(async () => {
  await jobs.stop();
  await shop.drop();
});
beforeEach(() => {
  now = new Date(now.getTime() + minutes(20));
  asked = [];
  turns = [];
  dailyTokens = 100_000;
});

async function order(count: number, topic: string | null = null) {
  const { id } = await writing.start({ count, topic });
  await expect.poll(async () => (await writing.read(id))?.generation.state).not.toBe('working');
  const read = await writing.read(id);
  if (!read) throw new Error('The order is gone');
  return { ...read.generation, titles: read.posts.map(({ title }) => title), posts: read.posts };
}

test('each article is a draft of the machine, signed by the shop, with a cover drawn for it', async () => {
  const { state, posts } = await order(2);
  expect([state, posts.length]).toEqual(['done', 2]);
  for (const post of posts) {
    expect(post).toMatchObject({ published: false, aiGenerated: true, author: 'Redactie' });
    expect(post.imageUrl).toBe(`/media/${post.title}`);
  }
  expect(asked.map(({ turn }) => turn)).toEqual([0, 1]);
  expect(asked[1]?.existing.map(({ title }) => title)).toContain(posts[0]?.title);
});

test('an article without a cover is kept when no pictures can be', async () => {
  const before = drawCover;
  drawCover = async () => {
    throw new Refusal({ status: 503, code: 'media_storage_unavailable', detail: 'Even niet.' });
  };
  const { posts } = await order(1);
  drawCover = before;
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
      throw new WritingTrouble('De tekstdienst heeft een storing (500).', { tokens: 70 });
    },
  ];
  const ended = await order(3);
  expect(ended).toMatchObject({
    state: 'failed',
    written: 1,
    failure: 'De tekstdienst heeft een storing (500).',
  });
  const { rows } = await shop.database.execute('select tokens from blog_generations where id = $1', [
    ended.id,
  ]);
  expect(rows).toEqual([{ tokens: 570 }]);
  expect((await order(1)).state).toBe('done');
});

test('a day costs no more than its budget, and the next day begins anew', async () => {
  now = new Date('2026-12-01T12:00:00Z');
  dailyTokens = 9000;
  turns = [() => ({ article: article('duur'), tokens: 7500 })];
  const ended = await order(2);
  expect(ended).toMatchObject({ state: 'failed', written: 1, failure: expect.stringContaining('9.000') });
  expect(asked.map(({ maxTokens }) => maxTokens)).toEqual([8000]);
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
  await shop.database.execute(
    `insert into blog_generations (count, state, created_at, updated_at) values (1, 'working', $1, $1)`,
    [now],
  );
  await expect(writing.start({ count: 1, topic: null })).rejects.toMatchObject({ code: 'generation_busy' });
  now = new Date(now.getTime() + minutes(16));
  expect(await writing.readLast()).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('afgebroken'),
  });
  expect((await order(1)).state).toBe('done');
});
