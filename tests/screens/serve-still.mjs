// The built shop in which time stands still at CLOCK, filled with the same invented business every time: two pictures of it
// differ only by how it is drawn.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start, stopOnSignals } from '../../build/server/index.js';
import { makeDemo } from '../../demo/make-demo.ts';
import { writeLetters } from '../../demo/write-letters.ts';
import { seedShop } from '../../src/main/seed-shop.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createLog } from '../../src/platform/log/create-log.ts';
import { createKeyring } from '../../src/platform/tokens/keyring.ts';
import { createSignedTokens } from '../../src/platform/tokens/signed-tokens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const clock = { now: () => new Date(process.env.CLOCK) };

const database = await openDatabase({
  dataFolder: process.env.DATA_DIR,
  migrationsFolder: join(root, 'database', 'migrations'),
  preparedArchive: join(root, 'build', 'database', 'prepared.tar'),
  log: createLog('warn'),
  onDeath(error) {
    throw error;
  },
});
await seedShop(database, clock, { testMode: true });
await makeDemo(database, { orders: 300, seed: 1, now: clock.now() });
const tokens = createSignedTokens(createKeyring(readConfig(process.env)));
await writeLetters({ database, clock, tokens, publicUrl: `http://127.0.0.1:${process.env.PORT}` });
// Where the books differ, for the screen that says so once they have been compared.
for (const statement of [
  "update coupons set used_count = used_count + 2 where code = 'WELKOM10'",
  "delete from mails where dedupe_key = 'order_confirmation:order:280'",
  'update invoices set vat_amount = vat_amount + 1 where order_id = 270',
  "delete from order_events where order_id = 260 and kind = 'placed'",
  'update invoice_counters set last = last + 1 where year = 2026',
])
  await database.execute(statement);
await database.close();

const shop = await start({ env: process.env, root, clock });
stopOnSignals(shop);
