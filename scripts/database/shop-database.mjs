// The shop's own database for a command: embedded or on a server as configured, migrated, with the tables of
// the jobs.

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

/** Throws `DataFolderInUse` when the shop is running on the embedded engine. */
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

/** What forgetting people needs. */
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

/** A backup as the shop makes them: the log sealed before it, and its head in the name. */
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
