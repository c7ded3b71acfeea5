// Imports whose process died in the middle: ended as failed, with nothing left of them on disk.

import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { deleteEntries } from './import-entries.repository.ts';
import type { ImportFolder } from './import-folder.ts';
import { endImport, findKeptImports, findSilentImports } from './imports.repository.ts';
import { interrupted } from './refusals.ts';

/** Many times the pause between two signs of life. */
const SILENCE = minutes(1);

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  importFolder: ImportFolder;
  clock: Clock;
};

/** `all` when no other process can be at work: then every running import is one that died. */
export async function endSilentImports(
  { database, importFolder, clock }: Needs,
  which: 'silent' | 'all' = 'silent',
): Promise<void> {
  const now = clock.now();
  const { code: refusalCode, detail: refusalDetail } = interrupted();
  const since = which === 'all' ? null : new Date(now.getTime() - SILENCE);
  for (const id of await findSilentImports(database.orm, since)) {
    await database.transaction(async (tx) => {
      await deleteEntries(tx, id);
      await endImport(tx, id, { status: 'failed', endedAt: now, refusalCode, refusalDetail });
    });
  }
  const onDisk = await importFolder.list();
  const kept = new Set(await findKeptImports(database.orm, onDisk));
  for (const id of onDisk) if (!kept.has(id)) await importFolder.remove(id);
}
