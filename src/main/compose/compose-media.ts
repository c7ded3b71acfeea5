// Sets up the image library: its storage, and the list of all places that may use an image of the library.

import { join } from 'node:path';
import { createDiskFiles } from '#integrations/disk-files/disk-files.ts';
import { listPostPictures } from '#modules/blog/index.ts';
import { listCatalogPictures } from '#modules/catalog/index.ts';
import { listTemplatePictures } from '#modules/mail/index.ts';
import { createSerialQueue, type MediaStorage, type ReadPictureReferences } from '#modules/media/index.ts';
import { listPagePictures } from '#modules/pages/index.ts';
import { listReviewPictures } from '#modules/reviews/index.ts';
import { listSettingPictures } from '#modules/settings/index.ts';
import type { Platform } from './platform.ts';

/**
 * Maximum number of images waiting to be processed, because processing one image takes up to 200 MB of
 * memory.
 */
const MAX_WAITING = 8;

/** The readers of all places that use images. An image that none of these readers finds may be deleted. */
const PICTURE_REFERENCES: readonly ReadPictureReferences[] = [
  listCatalogPictures,
  listPostPictures,
  listPagePictures,
  listTemplatePictures,
  listReviewPictures,
  listSettingPictures,
];

export async function composeMedia(platform: Pick<Platform, 'config' | 'log'>) {
  const { config } = platform;
  return {
    mediaStorage: await openStorage(platform),
    incomingFolder: join(config.dataDir, 'incoming'),
    pictureQueue: createSerialQueue(MAX_WAITING),
    picturesShownBy: PICTURE_REFERENCES,
  };
}

/** Opens the storage of images. The large S3 client is loaded only for S3 storage. */
async function openStorage({ config, log }: Pick<Platform, 'config' | 'log'>): Promise<MediaStorage> {
  if (!config.s3) return createDiskFiles({ folder: join(config.dataDir, 'media'), log });
  const { createS3Files } = await import('#integrations/s3-files/s3-files.ts');
  return createS3Files({ ...config.s3, log });
}
