// The meta tags of a page for search engines and social sites: one description for both, and always a
// picture.

import { findPicture, largestUrl } from '../../ui/pictures/pictures.ts';

export type SocialPicture = { path: string; alt: string; width?: number; height?: number };

export type PageDescription = {
  type?: 'website' | 'article';
  /** Title of a page for search engines and social sites, without the shop's name. */
  title: string;
  description: string;
  keywords?: readonly string[];
  brand: string;
  path: string;
  publicUrl: string;
  /**
   * Of the description of a page: its picture for social sites. When null or absent, the picture made for
   * this path is used, or else the shop's own picture.
   */
  picture?: SocialPicture | null;
};

export function pageMeta({ type = 'website', keywords = [], picture, ...page }: PageDescription) {
  const { title, description, brand, path, publicUrl } = page;
  const address = new URL(path, publicUrl).href;
  return [
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...socialImage(picture ?? jpegOf(`share-${path.slice(1)}`) ?? jpegOf('og'), publicUrl),
  ];
}

/**
 * Returns a picture as JPEG, which every social site can read, unlike AVIF and WebP; null when it has no such
 * file.
 */
export function jpegOf(name: Parameters<typeof findPicture>[0]): SocialPicture | null {
  const entry = findPicture(name);
  const path = entry && largestUrl(entry, 'jpeg');
  return entry && path ? { path, alt: entry.alt, width: entry.width, height: entry.height } : null;
}

function socialImage(picture: SocialPicture | null, publicUrl: string) {
  if (!picture) return [];
  const { path, alt, width, height } = picture;
  const size = { 'og:image:width': width, 'og:image:height': height };
  return [
    { property: 'og:image', content: new URL(path, publicUrl).href },
    ...Object.entries(size).flatMap(([property, pixels]) =>
      pixels === undefined ? [] : [{ property, content: String(pixels) }],
    ),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
