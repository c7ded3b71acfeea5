// Deletes unused pictures at night, in three steps, so that no picture in use is lost. A picture is first
// marked as unused, then removed from the library after the number of days in the settings, and deleted a day
// later. Each step checks the use of the picture again.

import type { Settings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/database/logger.ts';
import { type Clock, days } from '#shared/clock.ts';
import {
  deleteRemovedPictures,
  findPicturesByKey,
  markUnusedPictures,
  removeLongUnused,
  restoreUsedPictures,
} from './media.repository.ts';
import type { MediaStorage } from './media-storage.port.ts';
import { findPictureUses, type PictureReaders } from './picture-uses.ts';
import { deleteStaleUploads } from './processing/incoming-file.ts';

/**
 * Minimum age in milliseconds of what the clean-up deletes: pictures removed from the library, files of
 * interrupted uploads, and files without a database row. It is longer than any upload, open form or run of
 * this job.
 */
const GRACE_MS = days(1);
const BATCH_SIZE = 200;

type Needs = PictureReaders & {
  database: Pick<Database, 'orm' | 'transaction'>;
  mediaStorage: MediaStorage;
  /**
   * Reads the settings of the library: after how many days an unused picture is removed; with 0 no picture is
   * removed.
   */
  getSettings(): Promise<Pick<Settings, 'media'>>;
  incomingFolder: string;
  clock: Clock;
  log: Pick<Logger, 'info'>;
};

/**
 * Runs one clean-up of the picture library: marks, removes and deletes unused pictures, and deletes left-over
 * files. Safe to run at any time and repeatedly.
 */
export async function cleanUpLibrary(shop: Needs): Promise<void> {
  const { mediaStorage } = shop;
  const now = shop.clock.now();
  const aDayAgo = new Date(now.getTime() - GRACE_MS);
  const removed = await removeUnused(shop, now, aDayAgo);
  for (const key of removed) await mediaStorage.remove(key);
  const orphans = await removeOrphans(shop, aDayAgo);
  await mediaStorage.tidy(aDayAgo);
  await deleteStaleUploads(shop.incomingFolder, aDayAgo);
  if (removed.length + orphans > 0)
    shop.log.info({ pictures: removed.length, orphans }, 'pictures nothing shows were deleted');
}

async function removeUnused(shop: Needs, now: Date, aDayAgo: Date): Promise<string[]> {
  const { keepUnusedDays } = (await shop.getSettings()).media;
  return shop.database.transaction(async (tx) => {
    const used = [...(await findPictureUses(shop, tx)).keys()];
    await restoreUsedPictures(tx, used);
    const deleted = await deleteRemovedPictures(tx, used, aDayAgo);
    await markUnusedPictures(tx, used, now);
    if (keepUnusedDays > 0) await removeLongUnused(tx, new Date(now.getTime() - days(keepUnusedDays)), now);
    return deleted;
  });
}

/**
 * Deletes the files of library pictures that have no database row, left by an interrupted upload or deletion.
 * Returns the number of such pictures.
 */
async function removeOrphans({ database, mediaStorage }: Needs, before: Date): Promise<number> {
  let orphans = 0;
  let batch: string[] = [];
  const removeUnknown = async () => {
    const known = new Set((await findPicturesByKey(database.orm, batch)).map(({ key }) => key));
    const unknown = batch.filter((key) => !known.has(key));
    for (const key of unknown) await mediaStorage.remove(key);
    orphans += unknown.length;
    batch = [];
  };
  for await (const { key, storedAt } of mediaStorage.list()) {
    if (storedAt >= before) continue;
    batch.push(key);
    if (batch.length >= BATCH_SIZE) await removeUnknown();
  }
  await removeUnknown();
  return orphans;
}
