// A picture of many frames on one sheet, of which its style shows one at a time. It waits until it is nearly
// in sight.

import { findPicture, largestUrl, type PictureName } from '../../../ui/pictures/pictures.ts';

/** `alt` stays empty where what stands around it says what is to be seen. */
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
