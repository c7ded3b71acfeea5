// Puts a backup back, after making one of how it is now. The file is read to its end before anything changes
// for good, and every table has to add up to what it was.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replayAllErasures } from '../../src/main/compose/backups/replay-erasures.ts';
import { keepErasureList } from '../../src/modules/customers/index.ts';
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
if (!file || others.length > 0) fail('Gebruik: npm run restore -- <bestand> [--unsealed]');
if (!existsSync(file)) fail(`${file} bestaat niet.`);

/** A shop on a PostgreSQL server may be running anywhere; at least the one of this machine is asked for. */
async function refuseRunningShop({ host, port }) {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/healthz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  if (answer?.ok) fail(`Op ${address} draait een winkel. Stop alle processen van de winkel eerst.`);
}

async function restore(config) {
  const { createdAt } = await checkBackup(file, { key: config.backupKey, unsealed });
  console.log(`Een back-up van ${createdAt}.`);
  await refuseRunningShop(config);
  const database = await openShopDatabase(config);
  try {
    const before = await backUpShop(database, config);
    console.log(`Hoe het nu is, staat in ${join('backups', before.name)}.`);
    await keepErasureList({ database, config });
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
  console.log(`Teruggezet en nageteld: ${tables} tabellen, ${rows} rijen, ${files} bestanden.`);
  if (repeated > 0) console.log(`Na deze back-up gewist, en nu opnieuw: ${repeated} klant(en).`);
  console.log('Start de winkel. Was SESSION_SECRET anders, dan werken oude links en sessies niet meer.');
} catch (error) {
  if (error instanceof UnreadableBackup)
    fail(`Dit is geen hele back-up van een winkel (${error.message}). Er is niets veranderd.`);
  if (error instanceof UnsealedBackup)
    fail(
      'Dit bestand is niet verzegeld, hoewel er een BACKUP_KEY is: wie bij de tweede plek kan, kan het gemaakt hebben. Er is niets veranderd. Weet je zeker dat het van deze winkel is, geef dan --unsealed mee.',
    );
  if (error instanceof WrongBackupKey) fail(`${error.message}. Er is niets veranderd.`);
  if (error instanceof RowsMismatch)
    fail(`De back-up is van een nieuwere winkel (${error.message}). Er is niets veranderd.`);
  if (error instanceof ConfigurationError) fail(error.message);
  if (error instanceof DataFolderInUse)
    fail(`${error.message}\nTerugzetten kan alleen als de winkel stilstaat.`);
  const trouble = diskTrouble(error);
  if (trouble) fail(trouble);
  throw error;
}
