// A photo somebody entrusts to the shop, which never becomes part of the library: received whole, made anew
// without what the camera wrote beside it, and handed back to whoever keeps it.

import type { Readable } from 'node:stream';
import { withIncomingFile } from './incoming-file.ts';
import type { UploadPictureNeeds } from './upload-picture.ts';

/** Large enough to look at on any screen. */
const MAX_SIDE = 1600;

export type ProcessPhotoNeeds = Pick<UploadPictureNeeds, 'incomingFolder' | 'pictureQueue'>;

/** WebP. Refuses as `takePicture`, except that nothing is kept anywhere. */
export function processPhoto(shop: ProcessPhotoNeeds, content: Readable): Promise<Buffer> {
  return withIncomingFile(shop.incomingFolder, content, ({ path }) =>
    shop.pictureQueue(async () => {
      const { makePhotoRendition } = await import('./make-renditions.ts');
      return makePhotoRendition(path, MAX_SIDE);
    }),
  );
}
