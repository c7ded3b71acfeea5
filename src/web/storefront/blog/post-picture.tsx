// The picture of an article, in the aspect ratio that all articles use.

import { Picture } from '../../ui/pictures/picture.tsx';
import { PictureView } from '../../ui/pictures/picture-view.tsx';
import { PICTURE_SIZE, type PostPicture } from './post-pictures.ts';

type PostPictureViewProps = {
  picture: PostPicture;
  sizes: string;
  priority?: boolean;
  decorative?: boolean;
  /**
   * Of an article's picture: the alternative text that the operator wrote for an uploaded picture; absent for
   * a rendered picture.
   */
  altText?: string;
};

/**
 * The picture of an article. With `decorative` its alternative text is empty, because the text beside the
 * picture says everything.
 */
export function PostPictureView({
  picture,
  sizes,
  priority = false,
  decorative = false,
  altText = '',
}: PostPictureViewProps) {
  if (picture.kind === 'rendered') {
    const alt = decorative ? { alt: '' } : {};
    return (
      <Picture name={picture.name} sizes={sizes} priority={priority} className="post-picture" {...alt} />
    );
  }
  const alt = decorative ? '' : altText;
  if (picture.kind === 'uploaded') {
    return (
      <PictureView
        sizes={sizes}
        alt={alt}
        priority={priority}
        files={picture.files}
        className="post-picture"
      />
    );
  }
  return (
    <img
      src={picture.url}
      alt={alt}
      {...PICTURE_SIZE}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className="post-picture"
    />
  );
}
