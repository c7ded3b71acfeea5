// The list of who was forgotten goes where the backups go, and comes back from there: on a new machine only
// that place still knows whom a backup is not to bring back.

import { text } from 'node:stream/consumers';
import {
  ERASURE_LIST,
  type EraseNeeds,
  keepErasureList,
  type ListedErasure,
  parseErasureList,
  repeatErasures,
} from '#modules/customers/index.ts';
import type { BackupPlace } from '#modules/operations/index.ts';

type Needs = EraseNeeds & { backupDestination: BackupPlace | null };

/**
 * First by the list of this machine, so that a place which is away holds up nothing; throws
 * `BackupDestinationError` then.
 */
export async function replayAllErasures(shop: Needs): Promise<number> {
  let replayed = await repeatErasures(shop);
  if (shop.backupDestination) {
    replayed += await repeatErasures(shop, await readRemoteErasureList(shop.backupDestination));
    await uploadErasureList(shop);
  }
  if (replayed > 0)
    shop.log.warn({ repeated: replayed }, 'people were forgotten once more, after a backup was put back');
  return replayed;
}

/** Nothing without a second place. */
export async function uploadErasureList(
  shop: Pick<Needs, 'backupDestination' | 'database' | 'config'>,
): Promise<void> {
  const file = await keepErasureList(shop);
  if (file) await shop.backupDestination?.store(ERASURE_LIST, file);
}

async function readRemoteErasureList(destination: BackupPlace): Promise<ListedErasure[]> {
  if (!(await destination.list()).includes(ERASURE_LIST)) return [];
  return parseErasureList(await text((await destination.open(ERASURE_LIST)).content));
}
