// The meta tags of the blog for search engines, feed readers and social sites.

import { blogCopy } from '#copy/blog/blog.ts';
import type { BlogPost } from '#modules/blog/contract.ts';
import { href } from '#shared/href.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { pictureOf, socialPicture } from './post-pictures.ts';
import { breadcrumbData, postingData } from './structured-data.ts';

type Info = { brand: string; publicUrl: string };

export function listMeta({ brand, publicUrl, search }: Info & { search: string }) {
  const copy = blogCopy.list;
  return [
    { title: search ? copy.searchTitle(search, brand) : copy.metaTitle(brand) },
    ...pageMeta({
      brand,
      publicUrl,
      path: href('/blog'),
      keywords: copy.keywords,
      title: copy.metaTitle(brand),
      description: copy.metaDescription,
    }),
    feedLink({ brand, publicUrl }),
    // Every search is a page of its own; none of them is worth finding.
    ...(search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': breadcrumbData([{ name: 'Blog', path: href('/blog') }], publicUrl) },
  ];
}

/** Returns the meta tags of an article. The post must already contain its author. */
export function postMeta(post: BlogPost, { brand, publicUrl }: Info) {
  const path = href('/blog/:slug', { slug: post.slug });
  const crumbs = [
    { name: 'Blog', path: href('/blog') },
    { name: post.title, path },
  ];
  return [
    { title: `${post.title} | ${brand}` },
    ...pageMeta({
      brand,
      publicUrl,
      path,
      type: 'article',
      title: post.title,
      keywords: post.seoKeywords,
      description: post.excerpt,
      picture: socialPicture(pictureOf(post.imageUrl, publicUrl), brand),
    }),
    feedLink({ brand, publicUrl }),
    { name: 'author', content: post.author },
    { property: 'article:published_time', content: post.publishedAt ?? post.createdAt },
    { property: 'article:modified_time', content: post.updatedAt },
    ...(post.published
      ? [
          {
            tagName: 'link',
            rel: 'amphtml',
            href: new URL(href('/amp/blog/:slug', { slug: post.slug }), publicUrl).href,
          },
        ]
      : [{ name: 'robots', content: 'noindex, nofollow' }]),
    { 'script:ld+json': postingData(post, { brand, publicUrl }) },
    { 'script:ld+json': breadcrumbData(crumbs, publicUrl) },
  ];
}

export function missingMeta({ brand }: Info) {
  return [{ title: `${blogCopy.missing.title} | ${brand}` }, { name: 'robots', content: 'noindex' }];
}

/** Returns the `<link>` tag by which feed readers find the blog's feed, for every page of the blog. */
function feedLink({ brand, publicUrl }: Info) {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: blogCopy.feedTitle(brand),
    href: new URL('/blog/rss.xml', publicUrl).href,
  };
}
