// Creates the data folder at the first start. It unpacks the archive that the build made, a database with
// empty tables; without that archive it initialises a new database, which takes seconds longer. It runs in
// the engine's thread, so that the rest of the program loads meanwhile.

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { moveFolderDurably } from '#platform/disk/durable-files.ts';

export const hasData = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Creates the embedded database's data folder from `preparedArchive`; without a usable archive, `initialise`
 * creates a new database. The folder gets its name only when it is complete and on disk.
 */
export async function initialiseData(
  folder: string,
  preparedArchive: string | null,
  initialise: (folder: string) => Promise<PGlite>,
): Promise<void> {
  if (preparedArchive !== null) {
    // What reads archives is loaded by the first start alone.
    const { unpackPreparedArchive } = await import('./prepared-archive.ts');
    if (unpackPreparedArchive(preparedArchive, folder)) return;
  }
  const unfinished = `${folder}.initialising`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const engine = await initialise(unfinished);
  await engine.close();
  moveFolderDurably(unfinished, folder);
}
