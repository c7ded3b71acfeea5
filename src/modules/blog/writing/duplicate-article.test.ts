// Tests when a new article counts as a duplicate of an existing one.

import { describe, expect, test } from 'vitest';
import { seedArticles } from '#content/articles/index.ts';
import { findDuplicate, textSimilarity } from './duplicate-article.ts';

const long = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => `woord${start + index}`).join(' ');
const existing = [
  { title: 'Thee en je tanden', slug: 'thee-en-tanden', topic: 'thee', content: long(0, 300) },
];
const candidate = { title: 'Iets anders', topic: 'water', content: long(1000, 300) };

describe('an article is there already', () => {
  test.each([
    ['the same title, whatever its case and signs', { title: 'THEE, en je tanden!' }, 'title'],
    ['the same words in another order', { title: 'Je tanden en de thee' }, 'title'],
    ['the same address', { title: 'Thee — én tanden' }, 'title'],
    ['the same topic', { topic: 'thee' }, 'topic'],
    ['the same text', { content: long(0, 300) }, 'text'],
    ['most of the same text', { content: `${long(2000, 80)} ${long(0, 220)}` }, 'text'],
  ])('%s', (_, change, reason) => {
    expect(findDuplicate({ ...candidate, ...change }, existing)).toBe(reason);
  });
});

describe('an article is new', () => {
  test.each([
    ['nothing is the same', {}],
    ['a few sentences are', { content: `${long(1000, 220)} ${long(0, 80)}` }],
    ['a title of which a part is', { title: 'Thee' }],
    ['neither has a topic', { topic: null }],
  ])('%s', (_, change) => {
    const others = existing.map((one) => ({ ...one, topic: null }));
    expect(findDuplicate({ ...candidate, ...change }, others)).toBeNull();
  });
});

test('the first six articles are far from each other', () => {
  for (const [at, one] of seedArticles.entries()) {
    for (const other of seedArticles.slice(at + 1)) {
      expect(textSimilarity(one.content, other.content)).toBeLessThan(0.1);
    }
  }
});
