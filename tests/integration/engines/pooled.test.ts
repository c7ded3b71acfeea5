// Tests the shop behind Debian's PgBouncer, which lends a connection per transaction and has two in total.
// Skipped without a PostgreSQL server or PgBouncer.

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackup, createBackup } from '#platform/database/backup/backup.ts';
import type { Database } from '#platform/database/database.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openPostgres } from '#platform/database/postgres/open-postgres.ts';
import { systemClock } from '#shared/clock.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { migrationsFolder } from '#tests/support/database.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { createPooler, hasPooler } from '#tests/support/pooler.ts';
import { createHome, type Program } from '#tests/support/program.ts';
import { queryServer } from '#tests/support/query-server.ts';

const server = process.env.TEST_DATABASE_URL;
const isLeftOut = !server || !hasPooler;
if (server && !hasPooler) console.info('PgBouncer is not installed: the shop was not tried behind it');

describe.skipIf(isLeftOut)('behind a pooler of transactions', () => {
  let dataFolder = '';
  let home = '';
  let direct: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let url: string;
  let program: Program;
  let database: Database;

  beforeAll(async () => {
    dataFolder = createHome();
    home = createHome();
    direct = await createEmptyDatabase(server ?? '');
    ({ url, program } = await createPooler(direct.url, home, 2));
    await program.start();
    database = await openPostgres({ url, directUrl: direct.url, migrationsFolder, log: silentLogger });
  });
  afterAll(async () => {
    await database?.close();
    await program?.stop();
    await direct?.drop();
    for (const folder of [dataFolder, home]) if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('questions that come back share its two connections', async () => {
    const asked = Array.from({ length: 60 }, (_, index) =>
      database.execute('select $1::int as number, pg_backend_pid() as backend', [index % 7]),
    );
    const rows = (await Promise.all(asked)).flatMap((answer) => answer.rows);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index % 7));
    expect(new Set(rows.map(({ backend }) => backend)).size).toBeLessThanOrEqual(2);
  });

  test('its connections compile no question and give up a slow one', async () => {
    const { rows } = await database.execute(
      "select pg_jit_available() as compiles, current_setting('statement_timeout') as patience",
    );
    expect(rows).toEqual([{ compiles: false, patience: '15s' }]);
  });

  test('a notice is heard, and a session stays with one connection that is not of the pool', async () => {
    const heard: string[] = [];
    const stop = await database.listen('test_pooled', (payload) => heard.push(payload));
    await database.transaction((tx) => database.notify(tx, 'test_pooled', 'hello'));
    await expect.poll(() => heard).toEqual(['hello']);
    await stop();
    await database.session(async (query) => {
      await query('create temp table test_kept as select 1 as one');
      expect((await query('select one from test_kept')).rows).toEqual([{ one: 1 }]);
    });
  });

  test('the built shop starts on it, sells, answers as ready, and is backed up', async () => {
    const shop = await createKillableServer(
      builtShop,
      {
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: direct.url,
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '1000',
      },
      '/readyz',
    );
    try {
      await shop.start();
      for (let turn = 0; turn < 3; turn += 1) {
        const purchases = Array.from({ length: 4 }, (_, pack) =>
          buyByCard(createBuyer(shop.address), { variant: `${pack + 1}x` }),
        );
        const orders = (await Promise.all(purchases)).map(({ order }) => order.orderId);
        expect(orders).not.toContain(null);
      }
      const confirmed = () =>
        queryServer(direct.url, "select 1 from mails where type = 'order_confirmation'");
      await expect.poll(async () => (await confirmed()).length, { timeout: 30_000 }).toBe(12);
    } finally {
      await shop.stop();
    }
    const backup = await createBackup(database, dataFolder, systemClock);
    expect((await checkBackup(backup.file, { key: null })).rows).toBe(backup.rows);
  }, 120_000);
});
