// One picture in the widths a browser may choose from, whether the shop brought it or the operator uploaded
// it. The few browsers without AVIF get its largest WebP: a second list of widths would be a thirtieth of a
// page. Width and height are always there, so nothing moves.

import type { UploadedPicture } from '#modules/media/contract.ts';

export type PictureViewProps = {
  files: Pick<UploadedPicture, 'avif' | 'url' | 'width' | 'height'>;
  /** The CSS `sizes` of the place it stands in. */
  sizes: string;
  /** Empty when the text beside it already says everything. */
  alt: string;
  /**
   * The one picture above the fold. All others wait until the browser finds them near enough, without any
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
