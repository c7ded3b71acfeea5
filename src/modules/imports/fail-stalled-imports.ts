// Marks imports whose process died as failed, and deletes their files.

import type { Database } from '#platform/database/database.ts';
import { type Clock, minutes } from '#shared/clock.ts';
import { interrupted } from './errors.ts';
import { deleteEntries } from './import-entries.repository.ts';
import type { ImportFolder } from './import-folder.ts';
import { endImport, findStalledImports, findStoredImports } from './imports.repository.ts';

/**
 * The time in milliseconds without a heartbeat after which an import counts as dead. It is sixty times the
 * interval of heartbeats.
 */
const STALLED_AFTER_MS = minutes(1);

type Needs = {
  database: Pick<Database, 'orm' | 'transaction'>;
  importFolder: ImportFolder;
  clock: Clock;
};

/**
 * Marks running imports as failed when they sent no heartbeat for a minute, and deletes the archives of
 * imports that neither run nor succeeded. With `all`, every running import is marked as failed; pass it only
 * when no other process can be running, for example at the start.
 */
export async function failStalledImports(
  { database, importFolder, clock }: Needs,
  which: 'silent' | 'all' = 'silent',
): Promise<void> {
  const now = clock.now();
  const { code: refusalCode, detail: refusalDetail } = interrupted();
  const since = which === 'all' ? null : new Date(now.getTime() - STALLED_AFTER_MS);
  for (const id of await findStalledImports(database.orm, since)) {
    await database.transaction(async (tx) => {
      await deleteEntries(tx, id);
      await endImport(tx, id, { status: 'failed', endedAt: now, refusalCode, refusalDetail });
    });
  }
  const onDisk = await importFolder.list();
  const storedIds = new Set(await findStoredImports(database.orm, onDisk));
  for (const id of onDisk) if (!storedIds.has(id)) await importFolder.remove(id);
}
