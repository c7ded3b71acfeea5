// Opens the database itself when nobody else has it. The embedded one belongs to a running shop, which is
// then asked to make the backup: whoever can read its secret on this machine may ask.

import { join } from 'node:path';
import { openBackupDestination } from '../src/main/compose/backups/compose-backups.ts';
import { copyBackups } from '../src/modules/operations/index.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { ConfigurationError } from '../src/platform/config/configuration-error.ts';
import { DataFolderInUse } from '../src/platform/database/embedded/data-folder-lock.ts';
import { createLog } from '../src/platform/log/create-log.ts';
import { systemClock } from '../src/shared/clock.ts';
import { fail, loadSettings } from './bootstrap.mjs';
import { askShop } from './database/ask-shop.mjs';
import { backUpShop, openShopDatabase } from './database/shop-database.mjs';
import { diskTrouble } from './server/disk-trouble.mjs';

/** What it says of the second place. A running shop copies by itself, and makes up for what fails here. */
async function copy(database, config) {
  const backupDestination = await openBackupDestination(config);
  if (!backupDestination) return null;
  try {
    await copyBackups({ config, database, backupDestination, clock: systemClock, log: createLog('warn') });
    return `Ook op ${backupDestination.title}, en daar teruggelezen.`;
  } catch (error) {
    process.exitCode = 1;
    return `De kopie naar ${backupDestination.title} is niet gelukt: ${error.reason ?? error.message} De volgende keer wordt dat ingehaald.`;
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
  console.log(`De back-up is gemaakt en nagelezen: ${tables} tabellen, ${rows} rijen, ${files} bestanden.`);
  console.log(join(config.dataDir, 'backups', name));
  if (copied) console.log(copied);
  if (config.s3) console.log('De afbeeldingen staan in S3-opslag en zitten er niet in.');
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof DataFolderInUse) fail(error.message);
  const trouble = diskTrouble(error);
  if (trouble) fail(trouble);
  throw error;
}
