// The schema.org data of the blog, for pages and AMP documents. They contain only what the reader sees.

import { type BlogPost, readingMinutes } from '#modules/blog/contract.ts';
import { href } from '#shared/href.ts';
import { pictureFile, pictureOf } from './post-pictures.ts';

type Info = { brand: string; publicUrl: string };
type Named = { '@type': string; [property: string]: unknown };

export function postingData(post: BlogPost, { brand, publicUrl }: Info): Named & { '@context': string } {
  const address = new URL(href('/blog/:slug', { slug: post.slug }), publicUrl).href;
  const picture = pictureFile(pictureOf(post.imageUrl, publicUrl));
  const shop = { '@type': 'Organization', name: brand, url: new URL('/', publicUrl).href };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    ...(picture ? { image: [new URL(picture.path, publicUrl).href] } : {}),
    datePublished: post.publishedAt ?? post.createdAt,
    dateModified: post.updatedAt,
    // Written in the name of the shop, or by somebody with a name of their own.
    author: post.author.includes(brand)
      ? { ...shop, name: post.author }
      : { '@type': 'Person', name: post.author },
    publisher: shop,
    mainEntityOfPage: address,
    inLanguage: 'nl-NL',
    timeRequired: `PT${readingMinutes(post.content)}M`,
    ...(post.seoKeywords.length > 0 ? { keywords: post.seoKeywords.join(', ') } : {}),
  };
}

/** Returns the breadcrumb as schema.org data: the home page followed by the given pages. */
export function breadcrumbData(crumbs: readonly { name: string; path: string }[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  };
}
