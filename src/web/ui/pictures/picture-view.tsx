// One picture in several widths, rendered by the shop or uploaded by the operator. Browsers without AVIF get
// the largest WebP only, because a second list of widths would make up a thirtieth of the page. Width and
// height are always set, so that nothing moves while the picture loads.

import type { UploadedPicture } from '#modules/media/contract.ts';

export type PictureViewProps = {
  files: Pick<UploadedPicture, 'avif' | 'url' | 'width' | 'height'>;
  /**
   * Of a picture in several widths: the `sizes` attribute, its width on screen, by which the browser chooses
   * a file.
   */
  sizes: string;
  /**
   * Of a picture in several widths: the alternative text; empty when the text beside the picture says the
   * same.
   */
  alt: string;
  /**
   * Of a picture in several widths: true to load it immediately, for the one picture that is visible without
   * scrolling. All other pictures load shortly before they come into view.
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
