// One rendered picture of the shop, by name.

import { PictureView, type PictureViewProps } from './picture-view.tsx';
import { findPicture, largestUrl, type PictureName, srcSet } from './pictures.ts';

/** Props of a picture. The default of `alt` is the alternative text in the list of pictures. */
type PictureProps = Omit<PictureViewProps, 'files' | 'alt'> & { name: PictureName; alt?: string };

/** A rendered picture. Renders nothing when the file does not exist. */
export function Picture({ name, alt, ...place }: PictureProps) {
  const entry = findPicture(name);
  const url = entry && largestUrl(entry);
  if (!entry || !url) return null;
  const { width, height } = entry;
  const files = { avif: srcSet(entry), url, width, height };
  return <PictureView files={files} alt={alt ?? entry.alt} {...place} />;
}
