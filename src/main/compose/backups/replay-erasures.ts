// Keeps the list of erased people at the second backup location, and repeats their erasure after a backup is
// restored. On a new machine only that list tells which people a restored backup must not contain.

import { text } from 'node:stream/consumers';
import {
  ERASURE_LIST,
  type EraseNeeds,
  type ListedErasure,
  parseErasureList,
  replayErasures,
  saveErasureList,
} from '#modules/customers/index.ts';
import type { BackupDestination } from '#modules/operations/index.ts';

type Needs = EraseNeeds & { backupDestination: BackupDestination | null };

/**
 * Repeats all erasures listed in this database, then those listed at the second location, and returns how
 * many were repeated. Throws `BackupDestinationError` when the second location is unreachable; the erasures
 * of this database are repeated nevertheless.
 */
export async function replayAllErasures(shop: Needs): Promise<number> {
  let replayed = await replayErasures(shop);
  if (shop.backupDestination) {
    replayed += await replayErasures(shop, await readRemoteErasureList(shop.backupDestination));
    await uploadErasureList(shop);
  }
  if (replayed > 0)
    shop.log.warn({ repeated: replayed }, 'people were forgotten once more, after a backup was put back');
  return replayed;
}

/** Uploads the list of erased people to the second backup location; does nothing when none is configured. */
export async function uploadErasureList(
  shop: Pick<Needs, 'backupDestination' | 'database' | 'config'>,
): Promise<void> {
  const file = await saveErasureList(shop);
  if (file) await shop.backupDestination?.store(ERASURE_LIST, file);
}

async function readRemoteErasureList(destination: BackupDestination): Promise<ListedErasure[]> {
  if (!(await destination.list()).includes(ERASURE_LIST)) return [];
  return parseErasureList(await text((await destination.open(ERASURE_LIST)).content));
}
