// Builds an archive of a data folder that already has the empty tables of shop and jobs, so that a first
// start need not create them. Runs at build time and in tests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts';
import { packPreparedArchive } from '#platform/database/embedded/prepared-archive.ts';
import { installJobTables } from './create-jobs.ts';

export type PrepareDatabaseOptions = { archive: string; migrationsFolder: string | null };

/**
 * Builds the archive of a data folder with empty tables, which takes some seconds. The archive file appears
 * only when it is complete.
 */
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
 * Drops PostgreSQL's template databases and the write-ahead log so far, which a shop never reads. They are
 * more than half of the data folder, and each first start would write them to disk.
 */
async function dropUnusedParts(database: Database): Promise<void> {
  // New databases are made of templates; there is one database.
  await database.execute('UPDATE pg_database SET datistemplate = false');
  for (const template of ['template0', 'template1']) await database.execute(`DROP DATABASE ${template}`);
  // The log of what was written until now is removed, not kept to be written over.
  for (const text of ['SET wal_recycle = off', 'SELECT pg_switch_wal()', 'CHECKPOINT'])
    await database.execute(text);
}
