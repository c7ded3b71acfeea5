// The picture of a pack: the operator's own from the media library, else the rendered one of as many jars.

import { uploadedPicture } from '#modules/media/words.ts';
import { packPicture } from './pack-pictures.ts';
import { PictureView } from './picture-view.tsx';

type PackPictureProps = {
  pack: { quantity: number; imageUrl: string | null };
  /** The CSS `sizes` of the place it stands in. */
  sizes: string;
  className?: string;
};

/** Decorative: the name of the pack always stands beside it. */
export function PackPicture({ pack: { quantity, imageUrl }, ...place }: PackPictureProps) {
  return <PictureView files={uploadedPicture(imageUrl) ?? packPicture(quantity)} alt="" {...place} />;
}
