// Housekeeping of the database: the nightly backup of both engines. For the embedded engine also the
// checkpoints, vacuum and statistics, which a database server runs itself. The caller schedules `nightly`
// (03:30) and starts the checkpoints.

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { singleFlight } from '#platform/concurrency/single-flight.ts';
import type { Clock } from '#shared/clock.ts';
import {
  type Backup,
  backupFolderOf,
  createBackup,
  listBackups,
  pruneBackups,
  type StoredBackup,
} from './backup/backup.ts';
import type { Database } from './database.ts';
import { checkpointWhenWritten } from './embedded/checkpoints.ts';
import type { Logger } from './logger.ts';

export type Housekeeping = {
  /**
   * Starts the checkpoint timer of the embedded engine; does nothing on PostgreSQL. Returns a function that
   * stops the timer.
   */
  startCheckpoints(): () => void;
  /** Makes a backup; on the embedded engine it then also runs vacuum and statistics. */
  nightly(): Promise<Backup>;
  /**
   * Makes a backup and deletes the expired backups. A call while a backup is running gets the result of that
   * backup.
   */
  backup(): Promise<Backup>;
  /** Lists the backups in the data folder, newest first. */
  listBackups(): StoredBackup[];
  /** Opens a backup for download, by its file name; null when there is no such backup. */
  openBackup(name: string): { content: Readable; bytes: number } | null;
};

export type HousekeepingOptions = {
  database: Database;
  dataFolder: string;
  /** Passphrase that encrypts every backup; null for unencrypted backups. */
  backupKey: string | null;
  /**
   * Returns the short hash of the audit log's newest seal, which becomes part of the next backup's name; null
   * when the log is empty. Called just before each backup.
   */
  sealForBackup(): Promise<string | null>;
  /** Called after every backup. An error in this function does not fail the backup. */
  afterBackup?(): Promise<void>;
  clock: Clock;
  log: Logger;
};

export function createHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { database, dataFolder, backupKey, sealForBackup: markBackup, afterBackup, clock, log } = options;
  const folder = backupFolderOf(dataFolder);
  const backup = singleFlight(async () => {
    const mark = await markBackup().catch((error: unknown) => {
      log.error({ err: error }, 'a backup is made without its mark');
      return null;
    });
    const created = await createBackup(database, dataFolder, clock, backupKey, mark);
    pruneBackups(folder, clock.now());
    log.info({ file: created.name, rows: created.rows, files: created.files }, 'a backup was made');
    await afterBackup?.().catch((error: unknown) =>
      log.error({ err: error }, 'the copy of a backup was not asked for'),
    );
    return created;
  });
  return {
    backup,
    listBackups: () => listBackups(folder),
    openBackup(name) {
      const stored = listBackups(folder).find((candidate) => candidate.name === name);
      return stored ? { content: createReadStream(join(folder, name)), bytes: stored.bytes } : null;
    },
    startCheckpoints: () =>
      database.engine === 'embedded' ? checkpointWhenWritten(database, log) : () => undefined,
    async nightly() {
      const created = await backup();
      // A server has autovacuum. VACUUM refuses to run in a transaction, and must not cost the backup when it
      // fails.
      if (database.engine === 'embedded')
        await database
          .execute('VACUUM (ANALYZE)')
          .catch((error: unknown) => log.error({ err: error }, 'the nightly upkeep failed'));
      return created;
    },
  };
}
