// A photo somebody entrusts to the shop, which never becomes part of the library: received whole, made anew
// without what the camera wrote beside it, and handed back to whoever keeps it.

import type { Readable } from 'node:stream';
import { withIncomingFile } from './incoming-file.ts';
import type { TakePictureNeeds } from './take-picture.ts';

/** Large enough to look at on any screen. */
const LONGEST_SIDE = 1600;

export type TakePhotoNeeds = Pick<TakePictureNeeds, 'incomingFolder' | 'picturesInTurn'>;

/** WebP. Refuses as `takePicture`, except that nothing is kept anywhere. */
export function takePhoto(shop: TakePhotoNeeds, content: Readable): Promise<Buffer> {
  return withIncomingFile(shop.incomingFolder, content, ({ path }) =>
    shop.picturesInTurn(async () => {
      const { makePhoto } = await import('./make-files.ts');
      return makePhoto(path, LONGEST_SIDE);
    }),
  );
}
