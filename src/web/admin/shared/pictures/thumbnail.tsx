// A picture of the library, whole, on a ground that shows where it is transparent.

import { type LibraryPicture, uploadedPicture } from '#modules/media/contract.ts';

type ThumbnailProps = {
  picture: Pick<LibraryPicture, 'url' | 'width' | 'height' | 'altText'>;
  sizes?: string;
};

/** `sizes` as CSS has it; by default a card of the grid. */
export function Thumbnail({ picture, sizes = '13rem' }: ThumbnailProps) {
  const { url, width, height, altText } = picture;
  const files = uploadedPicture(url);
  return (
    <span className="relative block aspect-4/3 overflow-hidden rounded-lg border border-hairline bg-raised">
      <picture>
        {files ? <source type="image/avif" srcSet={files.avif} sizes={sizes} /> : null}
        {/* The squares lie under the picture alone, so they show where it is transparent and nowhere else. */}
        <img
          className="absolute inset-0 m-auto h-auto max-h-full w-auto max-w-full bg-[repeating-conic-gradient(#e4e4e7_0_25%,#fafafa_0_50%)] bg-size-[1rem_1rem]"
          {...{ src: url, width, height }}
          alt={altText}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
