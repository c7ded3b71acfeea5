// Opens the shop's database for a command: embedded or on a server as configured, migrated, with the tables
// of the job queue.

import { join } from 'node:path';
import { openBackupDestination } from '../../src/main/compose/backups/compose-backups.ts';
import { personalData } from '../../src/main/compose/personal-data.ts';
import { sealForBackup } from '../../src/modules/audit/index.ts';
import { createBackup } from '../../src/platform/database/backup/backup.ts';
import { finishRestore } from '../../src/platform/database/backup/restore-backup.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { installJobTables } from '../../src/platform/jobs/create-jobs.ts';
import { createLog } from '../../src/platform/log/create-log.ts';
import { createKeyring } from '../../src/platform/tokens/keyring.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { fail, root } from '../bootstrap.mjs';

/**
 * Opens the configured database. Throws `DataFolderInUse` when a running shop has the embedded database open.
 */
export async function openShopDatabase(config) {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    directUrl: config.databaseDirectUrl ?? undefined,
    dataFolder: config.dataDir,
    migrationsFolder: join(root, 'database', 'migrations'),
    preparedArchive: join(root, 'build', 'database', 'prepared.tar'),
    log: createLog('warn'),
    onDeath: (error) => fail(error.message),
  });
  await finishRestore(database, config.dataDir);
  await installJobTables(database);
  return database;
}

/** Returns the dependencies needed to erase a person's data. */
export const peopleOf = async (database, config) => ({
  database,
  config,
  personalData,
  clock: systemClock,
  keyring: createKeyring(config),
  log: createLog('warn'),
  lastSeal: { known: null },
  backupDestination: await openBackupDestination(config),
});

/**
 * Makes a backup in the same way as the shop does: it extends the hash chain of the audit log first and puts
 * the head of the chain in the file name.
 */
export async function backUpShop(database, config) {
  const mark = await sealForBackup({
    database,
    clock: systemClock,
    keyring: createKeyring(config),
    log: createLog('warn'),
    lastSeal: { known: null },
  });
  return createBackup(database, config.dataDir, systemClock, config.backupKey, mark);
}
