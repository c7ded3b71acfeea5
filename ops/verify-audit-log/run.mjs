// npm run ops -- verify-audit-log [--head <head>]: checks the audit log against its hash chain, and the chain
// against a head noted earlier in the server's log or in the name of a backup. Reads the database directly,
// or asks the running shop when that has the embedded database open. Exits with 1 when the log was altered.

import { parseArgs } from 'node:util';
import { fail, loadSettings } from '../../scripts/bootstrap.mjs';
import { askShop } from '../../scripts/database/ask-shop.mjs';
import { openShopDatabase } from '../../scripts/database/shop-database.mjs';
import { verifySeals, verifySealsSchema } from '../../src/modules/audit/index.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { ConfigurationError } from '../../src/platform/config/configuration-error.ts';
import { DataFolderInUse } from '../../src/platform/database/embedded/data-folder-lock.ts';
import { createKeyring } from '../../src/platform/tokens/keyring.ts';

/**
 * The English text of the remark that some seals cannot be checked; the remark itself is Dutch, for the
 * back-office.
 */
const UNPROVED =
  'Seals that were made with another SESSION_SECRET cannot be proved here: compare them with a head that was written down elsewhere.';

function readHead() {
  try {
    return verifySealsSchema.parse(parseArgs({ options: { head: { type: 'string' } } }).values);
  } catch {
    return fail('Usage: npm run ops -- verify-audit-log [--head <the first 8 to 64 characters of a head>]');
  }
}

async function verify(config, { head }) {
  try {
    const database = await openShopDatabase(config);
    const keyring = createKeyring(config);
    return await verifySeals({ database, keyring }, head).finally(() => database.close());
  } catch (error) {
    if (error instanceof DataFolderInUse && error.holder?.address)
      return askShop(config, error.holder.address, '/api/admin/audit/verification', { head });
    throw error;
  }
}

try {
  const wanted = readHead();
  loadSettings();
  const { ok, detail, remark, seals, entries, waiting } = await verify(readConfig(process.env), wanted);
  console.log(ok ? 'The log holds.' : `The log does not hold. In the words of the back-office: ${detail}`);
  if (remark) console.log(seals === 0 ? 'Nothing is sealed yet.' : UNPROVED);
  console.log(`${entries} entries in ${seals} seals were read; ${waiting} are not sealed yet.`);
  if (!ok) process.exitCode = 1;
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof DataFolderInUse) fail(error.message);
  throw error;
}
