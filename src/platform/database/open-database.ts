// Opens the database: PostgreSQL when its URL is configured, else the embedded database in the data folder.
// The promise resolves after the schema is migrated; from then on both engines behave alike.

import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { EmbeddedDatabaseDied } from './embedded/pglite-thread.ts';
import type { Logger } from './logger.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export type OpenDatabaseOptions = {
  /** URL of the PostgreSQL server; empty or absent opens the embedded database. */
  databaseUrl?: string | undefined;
  /**
   * URL of the same database without the pooler. Required for listening and migrating when `databaseUrl`
   * leads to a transaction pooler.
   */
  directUrl?: string | undefined;
  /** URL of a replica of the same database, from which figures may be read. */
  replicaUrl?: string | undefined;
  dataFolder: string;
  /** Folder with the migrations to apply; null to leave the schema as it is. */
  migrationsFolder: string | null;
  preparedArchive?: string | undefined;
  address?: string | undefined;
  log: Logger;
  /**
   * Called when the embedded engine dies. The process must log the error and end, so that the supervisor
   * restarts it.
   */
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
