// Opens the database itself when nobody else has it. The embedded one belongs to a running shop, which is then asked to
// make the backup: whoever can read its secret on this machine may ask.

import { join } from 'node:path';
import { readConfig } from '../src/platform/config/config.ts';
import { ConfigurationError } from '../src/platform/config/configuration-error.ts';
import { createBackup } from '../src/platform/database/backup.ts';
import { DataFolderInUse } from '../src/platform/database/data-folder-lock.ts';
import { createKeyring } from '../src/platform/tokens/keyring.ts';
import { createSignedTokens } from '../src/platform/tokens/signed-tokens.ts';
import { systemClock } from '../src/shared/clock.ts';
import { fail, loadSettings } from './bootstrap.mjs';
import { openShopDatabase } from './shop-database.mjs';

/** A large shop takes a while to write. */
const PATIENCE_MS = 30 * 60_000;

async function backUp(config) {
  try {
    const database = await openShopDatabase(config);
    return await createBackup(database, config.dataDir, systemClock, config.backupKey).finally(() =>
      database.close(),
    );
  } catch (error) {
    if (error instanceof DataFolderInUse && error.holder?.address)
      return askShop(config, error.holder.address);
    throw error;
  }
}

/** On this machine first: the address of the shoppers may lead through a proxy that has less patience. */
async function askShop(config, publicUrl) {
  const token = createSignedTokens(createKeyring(config)).sign('machine', String(Date.now()));
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
  const local = `http://${host}:${config.port}`;
  const answer = await post(local, token).catch(() => post(publicUrl, token));
  if (!answer.ok) fail(`De winkel op ${publicUrl} maakte geen back-up (${answer.status}).`);
  return answer.json();
}

function post(address, token) {
  return fetch(`${address}/api/admin/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
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
