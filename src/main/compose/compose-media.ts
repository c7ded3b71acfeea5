// The media library put together: where its files are kept, and everything that may show one of its pictures.

import { join } from 'node:path';
import { createDiskFiles } from '#integrations/disk-files/disk-files.ts';
import { listPostPictures } from '#modules/blog/index.ts';
import { listCatalogPictures } from '#modules/catalog/index.ts';
import { listTemplatePictures } from '#modules/mail/index.ts';
import { createInTurn, type MediaStorage, type ReadMentions } from '#modules/media/index.ts';
import { listPagePictures } from '#modules/pages/index.ts';
import { listReviewPictures } from '#modules/reviews/index.ts';
import { listSettingPictures } from '#modules/settings/index.ts';
import type { Platform } from './platform.ts';

/** One picture holds up to 200 MB while it is made anew; this many wait their turn. */
const MAX_WAITING = 8;

/** What shows pictures hands in its reader here; whatever is on no list may lose them. */
const PICTURE_REFERENCES: readonly ReadMentions[] = [
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
    pictureQueue: createInTurn(MAX_WAITING),
    picturesShownBy: PICTURE_REFERENCES,
  };
}

/** What speaks to S3 is large, and loaded by a shop that keeps its files there. */
async function openStorage({ config, log }: Pick<Platform, 'config' | 'log'>): Promise<MediaStorage> {
  if (!config.s3) return createDiskFiles({ folder: join(config.dataDir, 'media'), log });
  const { createS3Files } = await import('#integrations/s3-files/s3-files.ts');
  return createS3Files({ ...config.s3, log });
}
