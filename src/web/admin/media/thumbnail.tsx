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
    <span className="thumbnail">
      <picture>
        {files ? <source type="image/avif" srcSet={files.avif} sizes={sizes} /> : null}
        <img
          {...{ src: url, width, height, sizes }}
          {...(files ? { srcSet: files.webp } : {})}
          alt={altText}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
