// The picture of a pack: the operator's own from the media library, else the rendered one of as many jars.

import { uploadedPicture } from '#modules/media/browser.ts';
import { packPicture } from './pack-pictures.ts';
import { PictureView } from './picture-view.tsx';

type PackPictureProps = {
  pack: { quantity: number; imageUrl: string | null };
  /** The CSS `sizes` of the place it stands in. */
  sizes: string;
  className?: string;
};

/** In the middle of a square: a rendered row of jars stands at the foot of its picture. */
export const inTheMiddle = ({ quantity, imageUrl }: PackPictureProps['pack']): string =>
  quantity < 3 && imageUrl === null ? '-translate-y-[16%]' : '';

/** Decorative: the name of the pack always stands beside it. */
export function PackPicture({ pack: { quantity, imageUrl }, ...place }: PackPictureProps) {
  return <PictureView files={uploadedPicture(imageUrl) ?? packPicture(quantity)} alt="" {...place} />;
}
