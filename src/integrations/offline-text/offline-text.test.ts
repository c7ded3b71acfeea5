// Tests the built-in article writer: complete articles, all different, without forbidden promises and without
// repetition.

import { describe, expect, test } from 'vitest';
import { GUIDE_SIDES } from '#content/guides/guide-texts.ts';
import { topics } from '#content/topics/index.ts';
import {
  type ArticleRequest,
  bodyBlocks,
  checkClaims,
  findDuplicate,
  slugOf,
  type WrittenArticle,
} from '#modules/blog/index.ts';
import { createOfflineWriter } from './offline-text.ts';

const info: ArticleRequest['info'] = {
  brand: 'Zwartwit',
  product: 'Zwartwit Tandpoeder',
  description: '',
  ingredients: '',
  warnings: '',
  netWeightGrams: 60,
};
const blank: ArticleRequest = { info, topic: null, round: 0, existing: [], seed: 1, maxTokens: 0 };
const SEEDS = Array.from({ length: 12 }, (_, index) => index * 101 + 7);
const UNKNOWN = ['rabarber en je glazuur', 'Kauwgom?', 'poetsen in de ruimte', 'zwemmen', 'honing'];

const write = async (change: Partial<ArticleRequest>): Promise<WrittenArticle | null> =>
  (await createOfflineWriter().write({ ...blank, ...change })).article;
const written = async (change: Partial<ArticleRequest>): Promise<WrittenArticle> => {
  const article = await write(change);
  if (!article) throw new Error('No article');
  return article;
};
/** Converts written articles to the form in which the blog passes its existing articles to the writer. */
const toExisting = (articles: readonly WrittenArticle[]) =>
  articles.map((one) => ({ ...one, slug: slugOf(one.title) }));
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** Returns the titles of the articles that say the same as an earlier article of the list. */
const repeatsIn = (articles: readonly WrittenArticle[]) =>
  articles
    .filter((article, at) => findDuplicate(article, toExisting(articles.slice(0, at))) !== null)
    .map(({ title }) => title);
/**
 * Writes one article about every topic of the built-in texts, one after the other, as the shop would request
 * them.
 */
async function wholeBank(seed: number): Promise<WrittenArticle[]> {
  const articles: WrittenArticle[] = [];
  for (let round = 0; round < topics.length; round += 1) {
    articles.push(await written({ seed: seed + round, round, existing: toExisting(articles) }));
  }
  return articles;
}

test('the bank has at least 24 topics, each with a name of its own', () => {
  expect(topics.length).toBeGreaterThanOrEqual(24);
  expect(new Set(topics.map(({ key }) => key)).size).toBe(topics.length);
  expect(new Set(topics.flatMap(({ titles }) => titles)).size).toBe(
    topics.reduce((sum, { titles }) => sum + titles.length, 0),
  );
});

test('asked again and again it writes about every topic once, and then has nothing new', async () => {
  const articles = await wholeBank(5);
  expect(new Set(articles.map(({ topic }) => topic)).size).toBe(topics.length);
  expect(await write({ existing: toExisting(articles) })).toBeNull();
});

describe('every article, whatever the seed', () => {
  test('has 700 words or more, headings, a list and a closing call', async () => {
    for (const seed of SEEDS) {
      for (const { title, content, excerpt } of await wholeBank(seed)) {
        const kinds = bodyBlocks(content).map(({ kind }) => kind);
        expect([title, wordsOf(content) >= 700, excerpt.length <= 200]).toEqual([title, true, true]);
        expect([title, kinds.filter((kind) => kind === 'heading').length >= 5]).toEqual([title, true]);
        expect([title, kinds.includes('list'), kinds.at(-1)]).toEqual([title, true, 'call']);
      }
    }
  });

  test('promises nothing that the claim check knows', async () => {
    const violations: string[] = [];
    for (const seed of SEEDS) {
      for (const { title, excerpt, content } of await wholeBank(seed)) {
        violations.push(...checkClaims([title, excerpt, content].join('\n')).map(({ sentence }) => sentence));
      }
    }
    expect([...new Set(violations)]).toEqual([]);
  });

  test('is one the shop does not have yet, by its title, its topic and its text', async () => {
    for (const seed of SEEDS.slice(0, 4)) expect(repeatsIn(await wholeBank(seed))).toEqual([]);
  });

  test('is the same for the same seed, and worded otherwise for another', async () => {
    const topic = 'rode wijn';
    const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => written({ topic, seed })));
    expect(one).toEqual(again);
    expect(other?.content).not.toBe(one?.content);
  });
});

describe('a topic that was asked for', () => {
  test.each([
    ['Theevlekken verwijderen', 'thee'],
    ['wat doet RODE WIJN met tanden', 'rode-wijn'],
    ['Poetsen met een beugel', 'beugel-en-spalk'],
  ])('"%s" is told from the bank', async (topic, key) => {
    expect((await written({ topic })).topic).toBe(key);
  });

  test('that is unknown is told from three sides, and then no more', async () => {
    const topic = 'rabarber';
    const sides = await Promise.all(GUIDE_SIDES.map((_, round) => written({ topic, round, seed: round })));
    expect(new Set(sides.map(({ title }) => title)).size).toBe(GUIDE_SIDES.length);
    expect(sides.every(({ title }) => title.startsWith('Rabarber: '))).toBe(true);
    expect(await write({ topic, round: GUIDE_SIDES.length })).toBeNull();
  });

  test('that is there already is not written again, however it is typed', async () => {
    for (const topic of ['rabarber', 'thee']) {
      const existing = toExisting([await written({ topic })]);
      expect(await write({ topic: ` ${topic.toUpperCase()}! `, existing, seed: 9 })).toBeNull();
    }
  });

  test('gives a whole article without claims, whatever it is', async () => {
    for (const topic of UNKNOWN) {
      for (const [turn, seed] of SEEDS.slice(0, 9).map((number, index) => [index % 3, number] as const)) {
        const { title, content, excerpt } = await written({ topic, round: turn, seed });
        expect([title, wordsOf(content) >= 700]).toEqual([title, true]);
        expect(checkClaims([title, excerpt, content].join('\n'))).toEqual([]);
      }
    }
  });

  test('and many other unknown ones give articles of which none repeats another', async () => {
    const articles: WrittenArticle[] = [];
    for (const [at, topic] of [...UNKNOWN, ...UNKNOWN.map((one) => `meer ${one}`)].entries()) {
      articles.push(await written({ topic, seed: at * 100, existing: toExisting(articles) }));
    }
    expect(repeatsIn(articles)).toEqual([]);
  });
});

test('no article names an amount of money: prices change, articles stay', async () => {
  for (const seed of SEEDS) {
    for (const { content } of await wholeBank(seed)) expect(content).not.toMatch(/€|\d+ euro/);
  }
});

test('a fact that the shop does not have is left out', async () => {
  for (const seed of SEEDS) {
    const { content } = await written({ seed, info: { ...info, netWeightGrams: null } });
    expect(content).not.toMatch(/null|undefined|NaN/);
  }
});
