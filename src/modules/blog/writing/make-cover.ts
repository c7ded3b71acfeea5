// A drawn cover in the media library, for an article nobody has a photo for.

import { Readable } from 'node:stream';
import { type TakePictureNeeds, takePicture } from '#modules/media/index.ts';
import { slugOf } from '../slug.ts';
import { drawCover } from './draw-cover.ts';

/** Draws it, keeps it and answers its address. Refuses as `takePicture` when no pictures can be kept now. */
export async function createCover(shop: TakePictureNeeds, title: string): Promise<string> {
  const content = Readable.from([Buffer.from(drawCover(title))]);
  const { url } = await takePicture(shop, { content, fileName: `${slugOf(title) || 'omslag'}.svg` });
  return url;
}
