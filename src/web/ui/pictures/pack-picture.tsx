// The picture of a pack: the operator's own from the media library, else the rendered one of as many jars.

import { uploadedPicture } from '#modules/media/words.ts';
import { Picture } from './picture.tsx';
import { PictureView } from './picture-view.tsx';
import { packPicture } from './pictures.ts';

type PackPictureProps = {
  pack: { quantity: number; imageUrl: string | null };
  /** The CSS `sizes` of the place it stands in. */
  sizes: string;
  className?: string;
};

/** Decorative: the name of the pack always stands beside it. */
export function PackPicture({ pack: { quantity, imageUrl }, ...place }: PackPictureProps) {
  const files = uploadedPicture(imageUrl);
  if (files) return <PictureView files={files} alt="" {...place} />;
  return <Picture name={packPicture(quantity)} alt="" {...place} />;
}
