// Draws a cover image for an article without a photo and stores the image in the media library.

import { Readable } from 'node:stream';
import { type UploadPictureNeeds, uploadPicture } from '#modules/media/index.ts';
import { slugOf } from '../slug.ts';
import { drawCover } from './draw-cover.ts';

/**
 * Draws a cover image, stores it in the media library and returns its URL. Throws the errors of
 * `uploadPicture` when the library cannot store images now.
 */
export async function createCover(shop: UploadPictureNeeds, title: string): Promise<string> {
  const content = Readable.from([Buffer.from(drawCover(title))]);
  const { url } = await uploadPicture(shop, { content, fileName: `${slugOf(title) || 'omslag'}.svg` });
  return url;
}
