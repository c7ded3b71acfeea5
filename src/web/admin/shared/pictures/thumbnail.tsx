// A picture of the library, whole or cropped to the shape of a card. Transparent parts show a pattern behind
// the picture.

import { type LibraryPicture, uploadedPicture } from '#modules/media/contract.ts';

type ThumbnailProps = {
  picture: Pick<LibraryPicture, 'url' | 'width' | 'height' | 'altText'>;
  /**
   * Of a picture of the media library: the `sizes` attribute, its width on screen, by which the browser
   * chooses a file. By default the width of a card in the grid of pictures.
   */
  sizes?: string;
  isWhole?: boolean;
};

export function Thumbnail({ picture, sizes = '13rem', isWhole = false }: ThumbnailProps) {
  const { url, width, height, altText } = picture;
  const files = uploadedPicture(url);
  return (
    <span
      className="relative block aspect-4/3 max-h-96 overflow-hidden rounded-lg border border-hairline bg-raised"
      style={isWhole ? { aspectRatio: width / height } : undefined}
    >
      <picture>
        {files ? <source type="image/avif" srcSet={files.avif} sizes={sizes} /> : null}
        {/* The squares lie under the picture alone: they show where it is transparent. */}
        <img
          className={`absolute inset-0 m-auto bg-[repeating-conic-gradient(#e4e4e7_0_25%,#fafafa_0_50%)] bg-size-[1rem_1rem] ${isWhole ? 'h-auto max-h-full w-auto max-w-full' : 'size-full object-cover'}`}
          src={url}
          width={width}
          height={height}
          alt={altText}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
