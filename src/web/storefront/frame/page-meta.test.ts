// Tests that every page has meta tags for search engines and social sites, with a picture they can read.

import { expect, test } from 'vitest';
import { socialPicture } from '../blog/post-pictures.ts';
import { jpegOf, pageMeta } from './page-meta.ts';

const page = {
  title: 'Titel',
  description: 'Omschrijving',
  brand: 'Zwartwit',
  path: '/blog/titel',
  publicUrl: 'https://shop.example',
};
const tag = (tags: readonly object[], name: string) =>
  tags.find((entry) => ('property' in entry ? entry.property : 'name' in entry && entry.name) === name);

test('description, address and language are the same for engines and social sites', () => {
  const tags = pageMeta(page);
  expect(tags).toContainEqual({ name: 'description', content: 'Omschrijving' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/blog/titel' });
  expect(tag(tags, 'og:url')).toMatchObject({ content: 'https://shop.example/blog/titel' });
  expect(tag(tags, 'og:description')).toMatchObject({ content: 'Omschrijving' });
  expect(tag(tags, 'og:locale')).toMatchObject({ content: 'nl_NL' });
});

test('a page without a picture shows that of the shop, as JPEG with its size', () => {
  const tags = pageMeta(page);
  expect(tag(tags, 'og:image')).toMatchObject({ content: expect.stringMatching(/^https:.*\.jpeg/) });
  expect(tag(tags, 'og:image:width')).toMatchObject({ content: '1200' });
  expect(tag(tags, 'twitter:card')).toMatchObject({ content: 'summary_large_image' });
});

test.each(['/contact', '/nieuwsbrief', '/poets', '/blog'])('%s has a picture of its own', (path) => {
  expect(tag(pageMeta({ ...page, path }), 'og:image:alt')).not.toEqual(tag(pageMeta(page), 'og:image:alt'));
});

test('keywords are told only when there are any', () => {
  expect(tag(pageMeta(page), 'keywords')).toBeUndefined();
  expect(tag(pageMeta({ ...page, keywords: ['kool', 'tanden'] }), 'keywords')).toEqual({
    name: 'keywords',
    content: 'kool, tanden',
  });
});

test.each(['charcoal', 'sensitive', 'stains', 'routine', 'bamboo', 'expectations'])(
  'the picture of article %s exists as JPEG',
  (topic) => {
    expect(jpegOf(`blog-${topic}`)?.path).toMatch(/\.jpeg/);
  },
);

test('a picture in a format social sites do not read makes way for that of the shop', () => {
  expect(socialPicture({ kind: 'file', url: '/media/foto.avif' }, 'Zwartwit')).toBeNull();
  expect(socialPicture({ kind: 'file', url: '/media/foto.webp' }, 'Zwartwit')).toBeNull();
  expect(socialPicture({ kind: 'file', url: '/media/foto.jpg' }, 'Zwartwit')).toEqual({
    path: '/media/foto.jpg',
    alt: 'Zwartwit',
  });
});
