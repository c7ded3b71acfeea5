// One rendered picture of the shop, by its name.

import { PictureView, type PictureViewProps } from './picture-view.tsx';
import { findPicture, largestUrl, type PictureName, srcSet } from './pictures.ts';

/** `alt` is the picture's own when left out. */
type PictureProps = Omit<PictureViewProps, 'files' | 'alt'> & { name: PictureName; alt?: string };

/** Renders nothing while the picture does not exist. */
export function Picture({ name, alt, ...place }: PictureProps) {
  const entry = findPicture(name);
  const url = entry && largestUrl(entry);
  if (!entry || !url) return null;
  const { width, height } = entry;
  const files = { avif: srcSet(entry), url, width, height };
  return <PictureView files={files} alt={alt ?? entry.alt} {...place} />;
}
