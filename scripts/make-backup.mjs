// Makes a backup. It opens the database itself, or asks the running shop when that has the embedded database
// open. The request is authorised by the shop's secret, which only users with access to its files can read.

import { join } from 'node:path';
import { openBackupDestination } from '../src/main/compose/backups/compose-backups.ts';
import { BackupDestinationError, copyBackups } from '../src/modules/operations/index.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { ConfigurationError } from '../src/platform/config/configuration-error.ts';
import { DataFolderInUse } from '../src/platform/database/embedded/data-folder-lock.ts';
import { createLog } from '../src/platform/log/create-log.ts';
import { systemClock } from '../src/shared/clock.ts';
import { fail, loadSettings } from './bootstrap.mjs';
import { askShop } from './database/ask-shop.mjs';
import { backUpShop, openShopDatabase } from './database/shop-database.mjs';
import { diskTrouble } from './server/disk-trouble.mjs';

/**
 * Returns the English reason of an error from the second location; the error's own text is Dutch, for the
 * back-office.
 */
const reasonOf = (error) =>
  error instanceof BackupDestinationError
    ? (error.cause?.message ?? 'the back-office says why')
    : error.message;

/**
 * Copies the backup to the second location and returns the result as text; null without a second location.
 * When copying fails here, a running shop makes up for it later.
 */
async function copy(database, config) {
  const backupDestination = await openBackupDestination(config);
  if (!backupDestination) return null;
  try {
    await copyBackups({ config, database, backupDestination, clock: systemClock, log: createLog('warn') });
    return `It was also copied to ${backupDestination.title} and read back there.`;
  } catch (error) {
    process.exitCode = 1;
    return `The copy to ${backupDestination.title} failed: ${reasonOf(error)}. The next backup makes up for it.`;
  }
}

async function backUp(config) {
  try {
    const database = await openShopDatabase(config);
    try {
      const made = await backUpShop(database, config);
      return { ...made, copied: await copy(database, config) };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DataFolderInUse && error.holder?.address)
      return askShop(config, error.holder.address, '/api/admin/backup');
    throw error;
  }
}

try {
  loadSettings();
  const config = readConfig(process.env);
  const { name, tables, rows, files, copied } = await backUp(config);
  console.log(`The backup was made and verified: ${tables} tables, ${rows} rows, ${files} files.`);
  console.log(join(config.dataDir, 'backups', name));
  if (copied) console.log(copied);
  if (config.s3) console.log('The pictures are in S3 storage and not in this backup.');
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof DataFolderInUse) fail(error.message);
  const trouble = diskTrouble(error);
  if (trouble) fail(trouble);
  throw error;
}
