// Opens temporary databases, for example for restore tests. They run on the embedded engine, which needs no
// rights on a server, and have the current schema.

import { join } from 'node:path';
import type { OpenScratch } from '#platform/database/backup/scratch.ts';
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts';
import type { Logger } from '#platform/database/logger.ts';
import { installJobTables } from '#platform/jobs/create-jobs.ts';

/**
 * Creates the function that opens temporary databases. `root` is the repository folder, which contains the
 * migrations and the build's archive of a database with empty tables.
 */
export function createOpenScratch({ root, log }: { root: string; log: Logger }): OpenScratch {
  return async (dataFolder) => {
    const database = await openEmbedded({
      dataFolder,
      durable: false,
      migrationsFolder: join(root, 'database', 'migrations'),
      preparedArchive: join(root, 'build', 'database', 'prepared.tar'),
      // Pending queries fail with their own errors.
      onDeath: (error) => log.error({ err: error }, 'a database to be thrown away died'),
    });
    await installJobTables(database);
    return database;
  };
}
