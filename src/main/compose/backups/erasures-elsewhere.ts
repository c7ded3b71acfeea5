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

type Needs = EraseNeeds & { backupPlace: BackupPlace | null };

/**
 * First by the list of this machine, so that a place which is away holds up nothing; throws
 * `BackupPlaceTrouble` then.
 */
export async function repeatAllErasures(shop: Needs): Promise<number> {
  let repeated = await repeatErasures(shop);
  if (shop.backupPlace) {
    repeated += await repeatErasures(shop, await readElsewhere(shop.backupPlace));
    await bringErasures(shop);
  }
  if (repeated > 0)
    shop.log.warn({ repeated }, 'people were forgotten once more, after a backup was put back');
  return repeated;
}

/** Nothing without a second place. */
export async function bringErasures(shop: Pick<Needs, 'backupPlace' | 'database' | 'config'>): Promise<void> {
  const file = await keepErasureList(shop);
  if (file) await shop.backupPlace?.keep(ERASURE_LIST, file);
}

async function readElsewhere(place: BackupPlace): Promise<ListedErasure[]> {
  if (!(await place.list()).includes(ERASURE_LIST)) return [];
  return parseErasureList(await text((await place.open(ERASURE_LIST)).content));
}
