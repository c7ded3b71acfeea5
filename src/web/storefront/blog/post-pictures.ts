// Chooses the picture of an article. Rendered pictures of the shop have a stable URL, `/pictures/blog-…`,
// because the names of their files change with every build.

import { type UploadedPicture, uploadedPicture } from '#modules/media/contract.ts';
import { findPicture, largestUrl, type PictureName } from '../../ui/pictures/pictures.ts';
import { jpegOf, type SocialPicture } from '../frame/page-meta.ts';

const DEFAULT_PICTURE = 'blog-charcoal' satisfies PictureName;
const OWN_ADDRESS = /^\/pictures\/blog-([a-z0-9-]+)$/;

/** Width and height in pixels, used when the size of a picture is unknown. */
export const PICTURE_SIZE = { width: 1200, height: 675 } as const;

export type PostPicture =
  | { kind: 'rendered'; name: PictureName }
  | { kind: 'uploaded'; files: UploadedPicture }
  | { kind: 'file'; url: string };

/**
 * Returns the picture of an article. It is the default picture when the article has none or its picture has
 * another origin, because pages load nothing from other hosts.
 */
export function pictureOf(imageUrl: string | null, publicUrl: string): PostPicture {
  const topic = OWN_ADDRESS.exec(imageUrl ?? '')?.[1];
  const name = topic === undefined ? null : (`blog-${topic}` as const);
  if (name && findPicture(name)) return { kind: 'rendered', name };
  const url = name || !imageUrl ? null : URL.parse(imageUrl, publicUrl);
  if (url && url.origin === new URL(publicUrl).origin) {
    const files = uploadedPicture(url.pathname);
    return files ? { kind: 'uploaded', files } : { kind: 'file', url: url.pathname + url.search };
  }
  return { kind: 'rendered', name: DEFAULT_PICTURE };
}

/**
 * Returns the path and size in pixels of one file of the picture, for formats that allow a single file. Null
 * when the default picture was not rendered.
 */
export function pictureFile(picture: PostPicture): { path: string; width: number; height: number } | null {
  if (picture.kind === 'file') return { path: picture.url, ...PICTURE_SIZE };
  if (picture.kind === 'uploaded') {
    const { url: path, width, height } = picture.files;
    return { path, width, height };
  }
  const entry = findPicture(picture.name);
  const path = entry && largestUrl(entry);
  return entry && path ? { path, width: entry.width, height: entry.height } : null;
}

/**
 * Returns the picture for social sites. Null when its file has a format they cannot read; the caller then
 * uses the shop's own picture.
 */
export function socialPicture(picture: PostPicture, brand: string): SocialPicture | null {
  if (picture.kind === 'rendered') return jpegOf(picture.name);
  if (picture.kind === 'uploaded') return { ...picture.files.social, alt: brand };
  return /\.(jpe?g|png)$/i.test(picture.url) ? { path: picture.url, alt: brand } : null;
}
