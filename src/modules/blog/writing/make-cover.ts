// Stores a drawn cover in the library, for articles without a photo.

import { Readable } from 'node:stream';
import { type TakePictureNeeds, takePicture } from '#modules/media/index.ts';
import { slugOf } from '../slug.ts';
import { drawCover } from './draw-cover.ts';

/**
 * Draws and stores a cover and returns its URL. Throws like `takePicture` when the library cannot store
 * images now.
 */
export async function createCover(shop: TakePictureNeeds, title: string): Promise<string> {
  const content = Readable.from([Buffer.from(drawCover(title))]);
  const { url } = await takePicture(shop, { content, fileName: `${slugOf(title) || 'omslag'}.svg` });
  return url;
}
