// Opens the database: PostgreSQL when its URL is configured, else the embedded database in the data folder.
// The schema is migrated when it resolves, and the rest of the shop cannot tell the engines apart.

import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { EmbeddedDatabaseDied } from './embedded/pglite-thread.ts';
import type { Logger } from './logger.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export type OpenDatabaseOptions = {
  /** URL of the PostgreSQL server; empty or absent opens the embedded database. */
  databaseUrl?: string | undefined;
  /** URL of the same database without the pooler, when `databaseUrl` leads to one. */
  directUrl?: string | undefined;
  /** URL of a replica of the same database. */
  replicaUrl?: string | undefined;
  dataFolder: string;
  /** Folder of the migrations; null leaves the schema as it is. */
  migrationsFolder: string | null;
  preparedArchive?: string | undefined;
  address?: string | undefined;
  log: Logger;
  /** Called when the embedded engine dies: the process must log it and end, so that it is restarted. */
  onDeath: (error: EmbeddedDatabaseDied) => void;
};

/**
 * Opens and migrates the database. Throws `DataFolderInUse` when another process holds the embedded data
 * folder.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl: url, directUrl, replicaUrl, migrationsFolder, log } = options;
  if (url) return openPostgres({ url, directUrl, replicaUrl, migrationsFolder, log });
  return openEmbedded(options);
}
