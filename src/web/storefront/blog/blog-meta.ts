// What search engines, feed readers and social sites read of the blog.

import { blogCopy } from '#copy/blog/blog.ts';
import type { BlogPost } from '#modules/blog/contract.ts';
import { findPicture, largestUrl } from '../../ui/pictures.ts';
import { pictureOf, socialPicture } from './post-pictures.ts';
import { breadcrumbData, postingData } from './structured-data.ts';

type Facts = { brand: string; publicUrl: string };
type Description = Facts & { type: 'website' | 'article'; title: string; description: string; path: string };

export function listMeta({ brand, publicUrl, search }: Facts & { search: string }) {
  const copy = blogCopy.list;
  const card = findPicture('og');
  const picture = card && largestUrl(card, 'jpeg');
  return [
    { title: search ? copy.searchTitle(search, brand) : copy.metaTitle(brand) },
    ...described({
      ...{ brand, publicUrl, type: 'website', path: '/blog' },
      title: copy.metaTitle(brand),
      description: copy.metaDescription,
    }),
    ...socialImage(picture ? { path: picture, alt: card.alt } : null, publicUrl),
    // Every search is a page of its own; none of them is worth finding.
    ...(search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': breadcrumbData([{ name: 'Blog', path: '/blog' }], publicUrl) },
  ];
}

/** The author is settled already: never empty. */
export function postMeta(post: BlogPost, { brand, publicUrl }: Facts) {
  const path = `/blog/${post.slug}`;
  const crumbs = [
    { name: 'Blog', path: '/blog' },
    { name: post.title, path },
  ];
  return [
    { title: `${post.title} | ${brand}` },
    ...described({
      ...{ brand, publicUrl, path, type: 'article', title: post.title },
      description: post.excerpt,
    }),
    ...socialImage(socialPicture(pictureOf(post.imageUrl, publicUrl), brand), publicUrl),
    ...(post.seoKeywords.length > 0 ? [{ name: 'keywords', content: post.seoKeywords.join(', ') }] : []),
    { name: 'author', content: post.author },
    { property: 'article:published_time', content: post.publishedAt ?? post.createdAt },
    { property: 'article:modified_time', content: post.updatedAt },
    ...(post.published
      ? [{ tagName: 'link', rel: 'amphtml', href: new URL(`/amp${path}`, publicUrl).href }]
      : [{ name: 'robots', content: 'noindex, nofollow' }]),
    { 'script:ld+json': postingData(post, { brand, publicUrl }) },
    { 'script:ld+json': breadcrumbData(crumbs, publicUrl) },
  ];
}

export function missingMeta({ brand }: Facts) {
  return [{ title: `${blogCopy.missing.title} | ${brand}` }, { name: 'robots', content: 'noindex' }];
}

function described({ type, title, description, brand, path, publicUrl }: Description) {
  const address = new URL(path, publicUrl).href;
  const feed = new URL('/blog/rss.xml', publicUrl).href;
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    {
      ...{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml' },
      ...{ title: blogCopy.feedTitle(brand), href: feed },
    },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ];
}

function socialImage(picture: { path: string; alt: string } | null, publicUrl: string) {
  if (!picture) return [];
  return [
    { property: 'og:image', content: new URL(picture.path, publicUrl).href },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
