// One picture of the media library in the formats and widths a browser may choose from. All it needs is the address.

import type { UploadedPicture } from '#modules/media/contract.ts';

type UploadedPictureViewProps = {
  files: UploadedPicture;
  /** The CSS `sizes` of the place it stands in. */
  sizes: string;
  /** Empty when the text beside it already says everything. */
  alt: string;
  /** The one picture above the fold. */
  priority?: boolean;
  className?: string;
};

export function UploadedPictureView({
  files,
  sizes,
  alt,
  priority = false,
  className,
}: UploadedPictureViewProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} />
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
