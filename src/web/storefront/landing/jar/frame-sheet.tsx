// A sprite sheet with the frames of an animation; the style sheet shows one frame at a time. The picture
// loads shortly before it comes into view.

import { findPicture, largestUrl, type PictureName } from '../../../ui/pictures/pictures.ts';

/**
 * A picture that consists of the frames of an animation (sprite sheet). `alt` is empty when the text around
 * it describes the picture.
 */
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
