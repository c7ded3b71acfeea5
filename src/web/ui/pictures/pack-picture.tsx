// The picture of a pack: the operator's own from the media library, else the rendered picture with that many
// jars.

import { uploadedPicture } from '#modules/media/browser.ts';
import { packPicture } from './pack-pictures.ts';
import { PictureView } from './picture-view.tsx';

type PackPictureProps = {
  pack: { quantity: number; imageUrl: string | null };
  /** The CSS `sizes` of the picture. */
  sizes: string;
  className?: string;
};

/**
 * Class names that centre a pack's picture vertically in a square: a rendered row of one or two jars stands
 * at the foot of its picture.
 */
export const inTheMiddle = ({ quantity, imageUrl }: PackPictureProps['pack']): string =>
  quantity < 3 && imageUrl === null ? '-translate-y-[16%]' : '';

/** A pack's picture, decorative: the pack's name always stands beside it. */
export function PackPicture({ pack: { quantity, imageUrl }, ...place }: PackPictureProps) {
  return <PictureView files={uploadedPicture(imageUrl) ?? packPicture(quantity)} alt="" {...place} />;
}
