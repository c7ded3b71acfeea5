// Restores a backup after making a backup of the present state. The file is read completely before anything
// is changed permanently, and every table is compared with the totals in the file.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replayAllErasures } from '../../src/main/compose/backups/replay-erasures.ts';
import { saveErasureList } from '../../src/modules/customers/index.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { ConfigurationError } from '../../src/platform/config/configuration-error.ts';
import { checkBackup } from '../../src/platform/database/backup/backup.ts';
import { UnreadableBackup } from '../../src/platform/database/backup/backup-file.ts';
import { restoreBackup } from '../../src/platform/database/backup/restore-backup.ts';
import { UnsealedBackup, WrongBackupKey } from '../../src/platform/database/backup/sealed-file.ts';
import { DataFolderInUse } from '../../src/platform/database/embedded/data-folder-lock.ts';
import { RowsMismatch } from '../../src/platform/database/replace-rows.ts';
import { fail, loadSettings } from '../bootstrap.mjs';
import { diskTrouble } from '../server/disk-trouble.mjs';
import { backUpShop, openShopDatabase, peopleOf } from './shop-database.mjs';

const words = process.argv.slice(2);
const [file, ...others] = words.filter((word) => word !== '--unsealed');
const unsealed = words.includes('--unsealed');
if (!file || others.length > 0) fail('Usage: npm run restore -- <file> [--unsealed]');
if (!existsSync(file)) fail(`${file} does not exist.`);

/**
 * Throws when a shop is running on this machine. Shops on other machines that use the same PostgreSQL server
 * cannot be detected.
 */
async function refuseRunningShop({ host, port }) {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/healthz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  if (answer?.ok) fail(`A shop is running at ${address}. Stop all processes of the shop first.`);
}

async function restore(config) {
  const { createdAt } = await checkBackup(file, { key: config.backupKey, unsealed });
  console.log(`The backup is of ${createdAt}.`);
  await refuseRunningShop(config);
  const database = await openShopDatabase(config);
  try {
    const before = await backUpShop(database, config);
    console.log(`The shop as it is now was saved in ${join('backups', before.name)}.`);
    await saveErasureList({ database, config });
    const restored = await restoreBackup(database, config.dataDir, file, {
      key: config.backupKey,
      unsealed,
    });
    return { ...restored, repeated: await replayAllErasures(await peopleOf(database, config)) };
  } finally {
    await database.close();
  }
}

try {
  loadSettings();
  const { tables, rows, files, repeated } = await restore(readConfig(process.env));
  console.log(`The backup was restored and verified: ${tables} tables, ${rows} rows, ${files} files.`);
  if (repeated > 0) console.log(`Customers erased after this backup, and now again: ${repeated}.`);
  console.log('Start the shop. If SESSION_SECRET was another one, old links and sessions no longer work.');
} catch (error) {
  if (error instanceof UnreadableBackup)
    fail(`The file is not a complete backup of a shop (${error.message}). Nothing was changed.`);
  if (error instanceof UnsealedBackup)
    fail(
      'The file is not sealed although there is a BACKUP_KEY: anybody who can write to the second place may have made it. Nothing was changed. If you are sure that it is of this shop, add --unsealed.',
    );
  if (error instanceof WrongBackupKey) fail(`${error.message}. Nothing was changed.`);
  if (error instanceof RowsMismatch)
    fail(`The backup is of a newer version of the shop (${error.message}). Nothing was changed.`);
  if (error instanceof ConfigurationError) fail(error.message);
  if (error instanceof DataFolderInUse) fail(`${error.message}\nRestoring needs the shop to be stopped.`);
  const trouble = diskTrouble(error);
  if (trouble) fail(trouble);
  throw error;
}
