// Draws a cover image for an article without a photo and stores the image in the media library.

import { Readable } from 'node:stream';
import { type UploadPictureNeeds, uploadPicture } from '#modules/media/index.ts';
import { slugOf } from '../slug.ts';
import { drawCover } from './draw-cover.ts';

/**
 * Draws and stores a cover and returns its URL. Throws like `uploadPicture` when the library cannot store
 * images now.
 */
export async function createCover(shop: UploadPictureNeeds, title: string): Promise<string> {
  const content = Readable.from([Buffer.from(drawCover(title))]);
  const { url } = await uploadPicture(shop, { content, fileName: `${slugOf(title) || 'omslag'}.svg` });
  return url;
}
