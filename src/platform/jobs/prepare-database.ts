// Makes the archive that lets a first start skip the initialising: a data folder with the whole schema in it,
// the shop's tables and the job tables, cleanly closed. Run at build time and by the tests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts';
import { packPreparedArchive } from '#platform/database/embedded/prepared-archive.ts';
import { installJobTables } from './create-jobs.ts';

export type PrepareDatabaseOptions = { archive: string; migrationsFolder: string | null };

/** Takes some seconds; the archive appears under its name only when it is complete. */
export async function prepareDatabase({ archive, migrationsFolder }: PrepareDatabaseOptions): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-prepare-'));
  try {
    let death: Error | null = null;
    const database = await openEmbedded({
      dataFolder,
      migrationsFolder,
      onDeath: (error) => {
        death = error;
      },
    });
    await installJobTables(database);
    await database.execute('VACUUM (ANALYZE)');
    await dropUnusedParts(database);
    await database.close();
    if (death !== null) throw death;
    packPreparedArchive(join(dataFolder, 'database'), archive);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * What a shop never reads, and each first start would write and force to disk: more than half of the folder.
 */
async function dropUnusedParts(database: Database): Promise<void> {
  // New databases are made of templates; there is one database.
  await database.execute('UPDATE pg_database SET datistemplate = false');
  for (const template of ['template0', 'template1']) await database.execute(`DROP DATABASE ${template}`);
  // The log of what was written until now is removed, not kept to be written over.
  for (const text of ['SET wal_recycle = off', 'SELECT pg_switch_wal()', 'CHECKPOINT'])
    await database.execute(text);
}
