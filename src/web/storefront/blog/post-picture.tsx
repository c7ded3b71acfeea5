// The picture of an article, in the shape all of them have.

import { Picture } from '../../ui/picture.tsx';
import { PICTURE_SIZE, type PostPicture } from './post-pictures.ts';

type PostPictureViewProps = { picture: PostPicture; sizes: string; priority?: boolean; decorative?: boolean };

/** `decorative`: the text beside it already says everything. */
export function PostPictureView({
  picture,
  sizes,
  priority = false,
  decorative = false,
}: PostPictureViewProps) {
  if (picture.kind === 'rendered') {
    const alt = decorative ? { alt: '' } : {};
    return (
      <Picture name={picture.name} sizes={sizes} priority={priority} className="post-picture" {...alt} />
    );
  }
  return (
    <img
      src={picture.url}
      alt=""
      {...PICTURE_SIZE}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className="post-picture"
    />
  );
}
