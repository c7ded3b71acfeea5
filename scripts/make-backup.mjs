// Opens the database itself when nobody else has it. The embedded one belongs to a running shop, which is then asked to
// make the backup: whoever can read its secret on this machine may ask.

import { join } from 'node:path';
import { readConfig } from '../src/platform/config/config.ts';
import { ConfigurationError } from '../src/platform/config/configuration-error.ts';
import { DataFolderInUse } from '../src/platform/database/embedded/data-folder-lock.ts';
import { askShop } from './ask-shop.mjs';
import { fail, loadSettings } from './bootstrap.mjs';
import { backUpShop, openShopDatabase } from './shop-database.mjs';

async function backUp(config) {
  try {
    const database = await openShopDatabase(config);
    return await backUpShop(database, config).finally(() => database.close());
  } catch (error) {
    if (error instanceof DataFolderInUse && error.holder?.address)
      return askShop(config, error.holder.address, '/api/admin/backup');
    throw error;
  }
}

try {
  loadSettings();
  const config = readConfig(process.env);
  const { name, tables, rows, files } = await backUp(config);
  console.log(`De back-up is gemaakt en nagelezen: ${tables} tabellen, ${rows} rijen, ${files} bestanden.`);
  console.log(join(config.dataDir, 'backups', name));
  if (config.s3) console.log('De afbeeldingen staan in S3-opslag en zitten er niet in.');
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof DataFolderInUse) fail(error.message);
  throw error;
}
