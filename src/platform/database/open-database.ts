// The one way in: PostgreSQL when its URL is configured, else the embedded database in the data folder.
// Either way the schema is migrated when it resolves, and the rest of the shop cannot tell the difference.

import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { EmbeddedDatabaseDied } from './embedded/pglite-thread.ts';
import type { Logger } from './logger.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export type OpenDatabaseOptions = {
  /** Empty or absent: embedded. */
  databaseUrl?: string | undefined;
  /** The same database past the pooler that `databaseUrl` leads to, if it does. */
  directUrl?: string | undefined;
  /** A replica of the same database. */
  replicaUrl?: string | undefined;
  dataFolder: string;
  /** Null leaves the schema as it is. */
  migrationsFolder: string | null;
  preparedArchive?: string | undefined;
  address?: string | undefined;
  log: Logger;
  /** The embedded engine died: log and end the process, so that it is started again. */
  onDeath: (error: EmbeddedDatabaseDied) => void;
};

/** Opens and migrates. Throws `DataFolderInUse` when another process holds the embedded data folder. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl: url, directUrl, replicaUrl, migrationsFolder, log } = options;
  if (url) return openPostgres({ url, directUrl, replicaUrl, migrationsFolder, log });
  return openEmbedded(options);
}
