// Tests reading times, slugs, related posts, the feed, and the claims in the first six articles.

import { describe, expect, test } from 'vitest';
import { seedArticles } from '#content/articles/index.ts';
import {
  type BlogPost,
  bodyBlocks,
  postInputSchema,
  postUpdateSchema,
  readingMinutes,
  relatedPosts,
  slugOf,
} from './contract.ts';
import { renderFeed } from './feed.ts';

describe('reading time', () => {
  test.each([
    ['', 1],
    ['woord', 1],
    ['woord '.repeat(200), 1],
    ['woord\n'.repeat(201), 2],
    ['woord '.repeat(400), 2],
    ['woord '.repeat(401), 3],
  ])('200 words are a minute, rounded up (%#)', (content, minutes) => {
    expect(readingMinutes(content)).toBe(minutes);
  });
});

describe('the address of a title', () => {
  test.each([
    ['Eén kop thee?', 'een-kop-thee'],
    ["  Foto's & 'selfies' ", 'fotos-selfies'],
    ['100% natuurlijk', '100-natuurlijk'],
    ['!!!', ''],
    [`${'lang '.repeat(30)}`, Array.from({ length: 16 }, () => 'lang').join('-')],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));
});

describe('what the operator writes', () => {
  const good = { title: 'Titel', author: 'Jo', excerpt: 'Kort', content: 'Lang' };

  test.each(['title', 'author', 'excerpt', 'content'])('%s is required', (field) => {
    for (const value of [undefined, '', '  ', null]) {
      const result = postInputSchema.safeParse({ ...good, [field]: value });
      expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
    }
  });

  test('a change may leave out everything, but not empty what is required', () => {
    expect(postUpdateSchema.safeParse({}).success).toBe(true);
    expect(postUpdateSchema.safeParse({ title: '' }).success).toBe(false);
  });

  test('a picture is where a picture may be', () => {
    const passes = (imageUrl: string) => postInputSchema.safeParse({ ...good, imageUrl }).success;
    expect([passes('/pictures/blog-stains'), passes('/\\elders.test/a.jpg')]).toEqual([true, false]);
  });

  test.each(['Twee Woorden', '../admin', 'a--b', '-a', 'é'])('"%s" is no slug', (slug) => {
    expect(postInputSchema.safeParse({ ...good, slug }).success).toBe(false);
  });
});

test('articles about the same come first, then the newest', () => {
  const posts = [
    { slug: 'a', title: 'Bamboe borstel', seoKeywords: [] },
    { slug: 'b', title: 'Poetsen', seoKeywords: ['koffievlekken'] },
    { slug: 'c', title: 'Wijn', seoKeywords: [] },
    { slug: 'd', title: 'Koffievlekken', seoKeywords: [] },
  ];
  const [first, , third] = posts;
  if (!first || !third) throw new Error('No posts');
  const readNext = (to: (typeof posts)[number]) => relatedPosts(to, posts, 3).map(({ slug }) => slug);
  expect(readNext({ slug: 'd', title: 'Koffievlekken', seoKeywords: [] })).toEqual(['b', 'a', 'c']);
  expect(readNext(first)).toEqual(['b', 'c', 'd']);
  expect(relatedPosts(third, [third], 3)).toEqual([]);
});

describe('the feed', () => {
  const post: BlogPost = {
    id: 1,
    slug: 'een',
    title: 'Wit & <zwart>',
    excerpt: '"Kort"',
    content: '**Kop**\n<b>]]></b>\u0007',
    imageUrl: null,
    author: 'Jo & Co',
    seoKeywords: ['a&b'],
    published: true,
    aiGenerated: false,
    publishedAt: '2026-11-16T09:00:00.000Z',
    publishAt: null,
    version: 1,
    createdAt: '2026-11-15T09:00:00.000Z',
    updatedAt: '2026-11-17T09:00:00.000Z',
  };
  const channel = { title: 'Blog', description: 'Over tanden', publicUrl: 'https://shop.example' };

  test('carries the whole article, escaped twice, with absolute addresses', () => {
    const feed = renderFeed([post], channel);
    expect(feed).toContain('<title>Wit &amp; &lt;zwart&gt;</title>');
    expect(feed).toContain('<link>https://shop.example/blog/een</link>');
    expect(feed).toContain('<pubDate>Mon, 16 Nov 2026 09:00:00 GMT</pubDate>');
    expect(feed).toContain('<lastBuildDate>Tue, 17 Nov 2026 09:00:00 GMT</lastBuildDate>');
    expect(feed).toContain('<category>a&amp;b</category>');
    expect(feed).toContain(
      '&lt;h2&gt;Kop&lt;/h2&gt;\n&lt;p&gt;&amp;lt;b&amp;gt;]]&amp;gt;&amp;lt;/b&amp;gt;&lt;/p&gt;</content:encoded>',
    );
    expect(feed).not.toContain('\u0007');
  });

  test('without posts it is still a feed', () => {
    expect(renderFeed([], channel)).toMatch(/<rss [\s\S]*<\/channel>\s*<\/rss>\s*$/);
    expect(renderFeed([], channel)).not.toContain('lastBuildDate');
  });
});

describe('the first six articles', () => {
  test('have addresses, titles and pictures of their own', () => {
    for (const field of ['slug', 'title', 'imageUrl', 'excerpt', 'daysAgo'] as const) {
      expect(new Set(seedArticles.map((article) => article[field])).size).toBe(6);
    }
  });

  test.each(seedArticles)('$slug keeps the rules, names its sources and is long enough', (article) => {
    expect(postInputSchema.safeParse({ ...article, author: 'Redactie' }).error).toBeUndefined();
    expect(article.content.split(/\s+/).length).toBeGreaterThanOrEqual(700);
    const blocks = bodyBlocks(article.content);
    const kinds = new Set(blocks.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['call', 'heading', 'list', 'numbered', 'paragraph', 'quote']);
    expect(blocks.at(-2)).toEqual({ kind: 'heading', level: 2, text: 'Bronnen' });
    expect(blocks.at(-1)?.kind).toBe('list');
  });

  test.each(seedArticles)('$slug promises nothing medical', ({ content }) => {
    expect(content).not.toMatch(/\b(geneest|genezing|klinisch bewezen|dermatologisch|gegarandeerd)\b/i);
    expect(content).not.toMatch(/\bons poeder (bleekt|helpt tegen|behandelt)\b/i);
  });
});
