// What nothing shows any more leaves by itself, at night and in steps, so that nothing is ever gone that
// somebody still needs: first noted, after the operator's number of days taken out, a day later deleted, and
// each time looked for again.

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

/** Longer than any upload, any form that lies open, and any run of this. */
const GRACE_MS = days(1);
const BATCH_SIZE = 200;

type Needs = PictureReaders & {
  database: Pick<Database, 'orm' | 'transaction'>;
  mediaStorage: MediaStorage;
  /** Of the settings, how many days an unused picture stays; 0 keeps all. */
  getSettings(): Promise<Pick<Settings, 'media'>>;
  incomingFolder: string;
  clock: Clock;
  log: Pick<Logger, 'info'>;
};

/** Safe to run at any time and as often as wished. */
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
 * Files without a row: of an upload that broke off after they were kept, or of a deletion that broke off
 * before.
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
