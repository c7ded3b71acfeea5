// Tests data from before the first release, when many migrations became one: a database with all of them
// continues, one with some of them is refused by name, and a backup from that time is restored completely.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migratePackStock } from '#modules/stock/index.ts';
import { restoreBackup } from '#platform/database/backup/restore-backup.ts';
import { DatabaseIsTooOld } from '#platform/database/schema/migrate-database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { migrationsBefore, openAsVersion } from '#tests/support/earlier-version.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

/**
 * The number of the last of the 31 migrations before the first release; `ONE_BEFORE` is the number of the one
 * before it.
 */
const LAST = 1_795_383_216_661;
const ONE_BEFORE = 1_795_380_967_468;
const BACKUP = fileURLToPath(new URL('before-the-first-release.ndjson.gz', import.meta.url));

test('a database that went through them all goes on, and one that did not is told what to do', () =>
  onEmptyDatabase(async (url) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-older-'));
    const { earlier, later } = migrationsBefore('0001', dataFolder);
    const open = (folder?: string) => openAsVersion(dataFolder, url, folder);
    const migrations = 'drizzle.__drizzle_migrations';
    try {
      let database = await open(earlier);
      await database.execute(`delete from ${migrations}`);
      await database.execute(
        `insert into ${migrations} (hash, created_at) values ('of then', ${ONE_BEFORE}), ('of then', ${LAST})`,
      );
      await database.close();
      database = await open();
      const { rows } = await database.execute(`select count(*)::int as count from ${migrations}`);
      expect(rows).toEqual([{ count: 2 + later }]);
      await database.execute(`delete from ${migrations} where created_at >= ${LAST}`);
      await database.close();
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DatabaseIsTooOld);
      expect(String(refused)).toContain('its tables are of 2026-11-22 20:56');
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }));

test('a backup of that time is put back: two orders, a refund, a basket and the settings', async () => {
  const target = await openTestDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-older-'));
  try {
    const file = join(dataFolder, 'backup.ndjson.gz');
    cpSync(BACKUP, file);
    expect((await restoreBackup(target.database, dataFolder, file)).rows).toBeGreaterThan(400);
    const rows = async (query: string) => (await target.database.execute(query)).rows;
    expect(await rows('select id::int, total, status, payment_state from orders order by id')).toEqual([
      { id: 1, total: 2495, status: 'pending', payment_state: 'partially_refunded' },
      { id: 2, total: 4396, status: 'shipped', payment_state: 'paid' },
    ]);
    expect(await rows('select amount, status from refunds')).toEqual([{ amount: 500, status: 'succeeded' }]);
    expect(await rows('select variant_code from draft_orders where is_completed = false')).toEqual([
      { variant_code: '2x' },
    ]);
    expect(await rows(`select value->>'city' as city from settings where key = 'company'`)).toEqual([
      { city: 'Breda “aan zee” €' },
    ]);
    const packs = await rows('select sum(stock * quantity)::int as jars from product_variants');
    await target.database.transaction((tx) => migratePackStock(tx, 'Overgenomen', new Date()));
    expect(await rows("select on_hand as jars from stock_articles where code = 'jar'")).toEqual(packs);
  } finally {
    await target.drop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
