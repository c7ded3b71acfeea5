// A sprite sheet of animation frames, of which the style shows one at a time. It loads shortly before it
// comes into view.

import { findPicture, largestUrl, type PictureName } from '../../../ui/pictures/pictures.ts';

/** A sprite sheet of frames. `alt` is empty when the surrounding text describes the picture. */
export function FrameSheet({ name, alt = '' }: { name: PictureName; alt?: string }) {
  const sheet = findPicture(name);
  const url = sheet && largestUrl(sheet);
  if (!sheet || !url) return null;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={largestUrl(sheet, 'avif') ?? undefined} />
      <img src={url} alt={alt} width={sheet.width} height={sheet.height} loading="lazy" decoding="async" />
    </picture>
  );
}
