// What a database server does by itself and the embedded engine does not: checkpoints on a timer, vacuum,
// statistics. The nightly backup is for both engines. The caller schedules `nightly` (03:30) and starts the
// checkpoints.

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
  /** Embedded only: a checkpoint every few minutes when something was written. Answers how to stop. */
  startCheckpoints(): () => void;
  /** A backup, then vacuum and statistics (embedded only). */
  nightly(): Promise<Backup>;
  /** Whoever asks while one is being made gets that one. What need not stay goes. */
  backup(): Promise<Backup>;
  /** Newest first. */
  listBackups(): StoredBackup[];
  /** Null when there is none of that name. */
  openBackup(name: string): { content: Readable; bytes: number } | null;
};

export type HousekeepingOptions = {
  database: Database;
  dataFolder: string;
  /** Seals every backup; null leaves them readable. */
  backupKey: string | null;
  /** What the name of a backup tells besides its moment, asked just before it is made. */
  markBackup(): Promise<string | null>;
  /** Once it is made, whatever comes of this. */
  afterBackup?(): Promise<void>;
  clock: Clock;
  log: Logger;
};

export function createHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { database, dataFolder, backupKey, markBackup, afterBackup, clock, log } = options;
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
