// Tests the texts and the form of the blog tab; times are shown in the shop's time zone.

import { describe, expect, test } from 'vitest';
import type { BlogPost } from '#modules/blog/contract.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../../shared/articles/datetime-local.ts';
import { judgeLength, SEARCH_RULES } from '../../shared/articles/search-lengths.ts';
import { generatedText, planText, postStatus, progressText, topicPreview } from './blog-texts.ts';
import { BLANK_POST, postBody, postForm, postFormSchema } from './post-form.ts';
import { claimCount, hasClaims, searchTextOf } from './post-search.ts';

const post: BlogPost = {
  id: 1,
  slug: 'thee',
  title: 'Thee',
  excerpt: 'Kort',
  content: 'Het geneest alles. Gewone zin.',
  imageUrl: null,
  author: 'Jo',
  seoKeywords: ['looistof'],
  published: false,
  aiGenerated: true,
  publishedAt: null,
  publishAt: '2026-11-21T08:00:00.000Z',
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

test.each([
  ['Koffievlekken', 'Koffievlekken'],
  [' precies twintig tek ', 'precies twintig tek'],
  ['Koffievlekken verwijderen', 'Koffievlekken verwij...'],
])('of the topic "%s" is shown "%s"', (topic, preview) => expect(topicPreview(topic)).toBe(preview));

test.each([
  [{ written: 3, skipped: 0 }, 'Blog generated'],
  [{ written: 2, skipped: 1 }, 'Blog generated (1 skipped as duplicates)'],
  [{ written: 0, skipped: 4 }, 'No new posts generated (4 were duplicates)'],
])('%o is told as "%s"', (outcome, text) => expect(generatedText(outcome)).toBe(text));

test('progress names the article that is being written', () => {
  expect(progressText({ count: 5, written: 1, skipped: 0 })).toBe('Artikel 2 van 5 wordt geschreven');
  expect(progressText({ count: 2, written: 1, skipped: 1 })).toBe(
    'Artikel 2 van 2 wordt geschreven, 1 overgeslagen',
  );
});

test('an article is a draft, planned or published', () => {
  expect([postStatus(post), planText(post)]).toEqual(['planned', expect.stringContaining('21\u00a0nov')]);
  expect(postStatus({ published: true, publishAt: null })).toBe('published');
  expect(postStatus({ published: false, publishAt: null })).toBe('draft');
});

test('the list is searched by every word a reader or the operator knows it by, and filtered by its claims', () => {
  expect(searchTextOf(post)).toBe('Thee Jo Kort thee looistof');
  expect([claimCount(post), hasClaims(post)]).toEqual([1, true]);
});

describe('a moment is that of the shop', () => {
  test.each([
    ['2026-11-21T09:00', '2026-11-21T08:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
    ['2027-01-01T00:30', '2026-12-31T23:30:00.000Z'],
  ])('%s is %s', (typed, iso) => {
    expect(fromDateTimeLocal(typed)).toBe(iso);
    expect(toDateTimeLocal(iso)).toBe(typed);
  });

  test('also on the nights the clock changes', () => {
    expect(fromDateTimeLocal('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(fromDateTimeLocal('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  test.each(['', 'morgen', '2026-13-01T00:00', '2026-11-21'])('"%s" is none', (typed) =>
    expect(fromDateTimeLocal(typed)).toBeNull(),
  );
});

describe('the form', () => {
  test('sends what it was given back unchanged', () => {
    const { published, publishAt, version, title } = postBody(postFormSchema.parse(postForm(post)));
    expect([published, publishAt, version, title]).toEqual([false, post.publishAt, 3, 'Thee']);
  });

  test('publishes a new article unless it is told otherwise, and forgets a moment that no longer counts', () => {
    const filled = { ...BLANK_POST, title: 'a', author: 'b', excerpt: 'c', content: 'd' };
    expect(postBody(postFormSchema.parse(filled))).toMatchObject({ published: true, publishAt: null });
    const draft = { ...filled, plan: 'draft', publishAt: '2026-11-21T09:00' };
    expect(postBody(postFormSchema.parse(draft))).toMatchObject({ published: false, publishAt: null });
  });

  test('wants what the API wants, and a moment for what is planned', () => {
    const fields = (form: object) =>
      postFormSchema.safeParse({ ...BLANK_POST, ...form }).error?.issues.map(({ path }) => path.join('.'));
    expect(fields({})).toEqual(['title', 'author', 'excerpt', 'content']);
    expect(fields({ title: 'a', author: 'b', excerpt: 'c', content: 'd', plan: 'planned' })).toEqual([
      'publishAt',
    ]);
  });
});

test.each([
  ['', 'ontbreekt'],
  ['Kort', 'kort'],
  ['Een titel van een goede lengte', 'goed'],
  ['x'.repeat(61), 'wordt afgekapt'],
])('a title of "%s" is judged "%s"', (title, verdict) => {
  expect(judgeLength(title, SEARCH_RULES.title).verdict).toBe(verdict);
});
