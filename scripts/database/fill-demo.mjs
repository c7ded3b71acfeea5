// Fills the configured database, embedded or on a server, with the demo. Refuses in live mode and when the
// shop has orders, so that invented data never mix with real data.

import { parseArgs } from 'node:util';
import { makeDemo, NoPlaceForDemo } from '../../demo/make-demo.ts';
import { writeLetters } from '../../demo/write-letters.ts';
import { seedShop } from '../../src/main/seed-shop.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { ConfigurationError } from '../../src/platform/config/configuration-error.ts';
import { DataFolderInUse } from '../../src/platform/database/embedded/data-folder-lock.ts';
import { createKeyring } from '../../src/platform/tokens/keyring.ts';
import { createSignedTokens } from '../../src/platform/tokens/signed-tokens.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { fail, loadSettings } from '../bootstrap.mjs';
import { openShopDatabase } from './shop-database.mjs';

const MOST_ORDERS = 2_000_000;

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const orders = Number(values.orders);
const seed = Number(values.seed);
if (!Number.isInteger(orders) || orders < 1 || orders > MOST_ORDERS)
  fail(`--orders is a whole number from 1 to ${MOST_ORDERS}.`);
if (!Number.isInteger(seed) || Math.abs(seed) > 2 ** 31) fail('--seed is a whole number.');

try {
  loadSettings();
  const config = readConfig(process.env);
  if (config.live) fail('This shop is live: no demo goes into it.');
  const startedAt = performance.now();
  const database = await openShopDatabase(config);
  try {
    await seedShop(database, systemClock, { testMode: true });
    const report = await makeDemo(database, { orders, seed, now: systemClock.now() });
    const tokens = createSignedTokens(createKeyring(config));
    const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
    await writeLetters({ database, clock: systemClock, tokens, publicUrl });
    for (const { table, rows } of report)
      console.log(`${table.padEnd(26)} ${rows.toLocaleString('en').padStart(12)}`);
  } finally {
    await database.close();
  }
  console.log(`\nThe demo is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof NoPlaceForDemo) fail(error.message);
  if (error instanceof DataFolderInUse)
    fail(`${error.message}\nThe demo needs the embedded database for itself: stop the shop first.`);
  throw error;
}
