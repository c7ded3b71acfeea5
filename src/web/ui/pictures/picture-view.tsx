// One picture in several widths, rendered by the shop or uploaded by the operator. Browsers without AVIF get
// the largest WebP only, because a second list of widths would be a thirtieth of a page; width and height are
// always set, so nothing moves while it loads.

import type { UploadedPicture } from '#modules/media/contract.ts';

export type PictureViewProps = {
  files: Pick<UploadedPicture, 'avif' | 'url' | 'width' | 'height'>;
  /** The CSS `sizes` of the picture. */
  sizes: string;
  /** The alternative text; empty when the text beside the picture says the same. */
  alt: string;
  /**
   * Loads the picture immediately: for the one picture above the fold. All others load lazily, without a
   * script.
   */
  priority?: boolean;
  className?: string;
};

export function PictureView({ files, sizes, alt, priority = false, className }: PictureViewProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        src={files.url}
        alt={alt}
        width={files.width}
        height={files.height}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
