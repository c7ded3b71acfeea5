// The picture of a pack: the operator's own picture from the media library, or else the rendered picture with
// as many jars.

import { uploadedPicture } from '#modules/media/browser.ts';
import { packPicture } from './pack-pictures.ts';
import { PictureView } from './picture-view.tsx';

type PackPictureProps = {
  pack: { quantity: number; imageUrl: string | null };
  /** Of a pack's picture: the `sizes` attribute, its width on screen, by which the browser chooses a file. */
  sizes: string;
  className?: string;
};

/**
 * Returns CSS classes that centre a pack's picture vertically in a square. In a rendered picture one or two
 * jars are at the bottom.
 */
export const inTheMiddle = ({ quantity, imageUrl }: PackPictureProps['pack']): string =>
  quantity < 3 && imageUrl === null ? '-translate-y-[16%]' : '';

/** A pack's picture. Screen readers ignore it, because the pack's name is always written beside it. */
export function PackPicture({ pack: { quantity, imageUrl }, ...place }: PackPictureProps) {
  return <PictureView files={uploadedPicture(imageUrl) ?? packPicture(quantity)} alt="" {...place} />;
}
