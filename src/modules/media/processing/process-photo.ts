// Processes a photo sent to the shop that does not become part of the library. The photo is encoded again
// without its metadata and returned to the caller.

import type { Readable } from 'node:stream';
import { withIncomingFile } from './incoming-file.ts';
import type { UploadPictureNeeds } from './upload-picture.ts';

/** Maximum width and height in pixels of a converted photo, large enough for any screen. */
const MAX_SIDE = 1600;

export type ProcessPhotoNeeds = Pick<UploadPictureNeeds, 'incomingFolder' | 'pictureQueue'>;

/** Converts a photo to WebP without storing it. Throws the errors of `uploadPicture`. */
export function processPhoto(shop: ProcessPhotoNeeds, content: Readable): Promise<Buffer> {
  return withIncomingFile(shop.incomingFolder, content, ({ path }) =>
    shop.pictureQueue(async () => {
      const { makePhotoRendition } = await import('./make-renditions.ts');
      return makePhotoRendition(path, MAX_SIDE);
    }),
  );
}
