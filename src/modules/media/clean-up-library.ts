// What nothing shows any more leaves by itself, at night and in steps, so that nothing is ever gone that somebody still
// needs: first noted, after the operator's number of days taken out, a day later deleted, and each time looked for again.

import type { Database } from '#platform/database/database.ts';
import type { MachineLog } from '#platform/database/machine-log.ts';
import { type Clock, days } from '#shared/clock.ts';
import { forgetIncomingFiles } from './incoming-file.ts';
import {
  deleteRemovedPictures,
  findPicturesByKey,
  keepUsedPictures,
  noteUnusedPictures,
  removeLongUnused,
} from './media.repository.ts';
import type { MediaStorage } from './media-storage-port.ts';
import type { FindPictureUses } from './picture-uses.ts';

/** Longer than any upload, any form that lies open, and any run of this. */
const GRACE = days(1);
const ASKED_AT_ONCE = 200;

type Ports = {
  database: Pick<Database, 'orm' | 'transaction'>;
  storage: MediaStorage;
  findUses: FindPictureUses;
  /** Days an unused picture stays; 0 keeps all. */
  keepUnusedDays(): Promise<number>;
  incomingFolder: string;
  clock: Clock;
  log: Pick<MachineLog, 'info'>;
};

/** Safe to run at any time and as often as wished. */
export function createCleanUpLibrary(ports: Ports): () => Promise<void> {
  return async () => {
    const now = ports.clock.now();
    const aDayAgo = new Date(now.getTime() - GRACE);
    const removed = await takeOutUnused(ports, now, aDayAgo);
    const { storage } = ports;
    for (const key of removed) await storage.remove(key);
    const orphans = await removeOrphans(ports, aDayAgo);
    await storage.tidy(aDayAgo);
    await forgetIncomingFiles(ports.incomingFolder, aDayAgo);
    if (removed.length + orphans > 0)
      ports.log.info({ pictures: removed.length, orphans }, 'pictures nothing shows were deleted');
  };
}

async function takeOutUnused(ports: Ports, now: Date, aDayAgo: Date): Promise<string[]> {
  const keepDays = await ports.keepUnusedDays();
  return ports.database.transaction(async (tx) => {
    const used = [...(await ports.findUses(tx)).keys()];
    await keepUsedPictures(tx, used);
    const deleted = await deleteRemovedPictures(tx, used, aDayAgo);
    await noteUnusedPictures(tx, used, now);
    if (keepDays > 0) await removeLongUnused(tx, new Date(now.getTime() - days(keepDays)), now);
    return deleted;
  });
}

/** Files without a row: of an upload that broke off after they were kept, or of a deletion that broke off before. */
async function removeOrphans({ database, storage }: Ports, before: Date): Promise<number> {
  let orphans = 0;
  let asked: string[] = [];
  const removeUnknown = async () => {
    const known = new Set((await findPicturesByKey(database.orm, asked)).map(({ key }) => key));
    const unknown = asked.filter((key) => !known.has(key));
    for (const key of unknown) await storage.remove(key);
    orphans += unknown.length;
    asked = [];
  };
  for await (const { key, keptAt } of storage.list()) {
    if (keptAt >= before) continue;
    asked.push(key);
    if (asked.length >= ASKED_AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
  return orphans;
}
