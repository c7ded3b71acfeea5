// One rendered picture in the formats and widths a browser may choose from.
// Width and height are always there, so nothing moves when it arrives.

import { findPicture, largestUrl, type PictureName, srcSet } from './pictures.ts';

type PictureProps = {
  name: PictureName;
  /** The CSS `sizes` of the place it stands in. */
  sizes: string;
  /** Empty when the text beside it already says everything. */
  alt?: string;
  /** The one picture above the fold. All others wait until the browser finds them near enough, without any script. */
  priority?: boolean;
  className?: string;
};

/** Renders nothing while the picture does not exist. */
export function Picture({ name, sizes, alt, priority = false, className }: PictureProps) {
  const entry = findPicture(name);
  const fallback = entry && largestUrl(entry);
  if (!entry || !fallback) return null;
  const avif = srcSet(entry, 'avif');
  return (
    <picture className="contents">
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <source type="image/webp" srcSet={srcSet(entry, 'webp')} sizes={sizes} />
      <img
        src={fallback}
        alt={alt ?? entry.alt}
        width={entry.width}
        height={entry.height}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
