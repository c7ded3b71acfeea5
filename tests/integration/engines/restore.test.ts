// Tests the restore of a shop from its backup on the engine of this run and on the embedded engine, value by
// value.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackup } from '#platform/database/backup/backup.ts';
import { restoreBackup } from '#platform/database/backup/restore-backup.ts';
import { listTables, readRows, tableLabel } from '#platform/database/backup/table-catalog.ts';
import type { Database } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts';
import { minutes } from '#shared/clock.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { ensureArchive, openTestDatabase } from '#tests/support/database.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/** The time limit; three databases are filled, possibly on a busy machine. */
const PATIENCE = minutes(3);
const folder = mkdtempSync(join(tmpdir(), 'zwartwit-restore-'));
let shop: TestShop;
let file: string;

beforeAll(async () => {
  shop = await startTestShop();
  await buyByCard(shop.newBuyer(), { variant: '1x' });
  await shop.asOperator('PUT', '/api/admin/settings', { company: { city: 'Breda “aan zee” €' } });
  // The texts of the law are dated anew for it, all in one go, once the shop hears of it.
  const dated = () =>
    shop.rows(`select id from page_versions where variable_values::text like '%Breda%' limit 1`);
  await vi.waitFor(async () => expect(await dated()).toHaveLength(1), { timeout: 10_000 });
  await shop.settle();
  // What it does by the clock would make it another shop than the one in the backup.
  await shop.shop.jobs.stop();
  file = (await createBackup(shop.database, folder, { now: shop.now })).file;
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns a hash of all rows by table, independent of their order. */
async function contents(database: Database): Promise<Record<string, string>> {
  return database.session(async (query) => {
    await query('begin read only');
    const hashes: Record<string, string> = {};
    for (const table of await listTables(query)) {
      const rows: string[] = [];
      for await (const batch of readRows(query, table)) rows.push(...batch);
      hashes[tableLabel(table)] = createHash('sha256').update(rows.sort().join('\n')).digest('hex');
    }
    await query('commit');
    return hashes;
  });
}

/** Matches the tables of the shop, without the tables of the job queue. */
const BUSINESS = /^public\./;
const business = (hashes: Record<string, string>) =>
  Object.fromEntries(Object.entries(hashes).filter(([table]) => BUSINESS.test(table)));

async function expectSame(target: Database, from: string): Promise<void> {
  const restored = await restoreBackup(target, folder, from);
  expect(restored.rows).toBeGreaterThan(100);
  const was = business(await contents(shop.database));
  const is = business(await contents(target));
  expect(Object.keys(was).length).toBeGreaterThan(20);
  expect(is).toEqual(was);
  const { rows } = await target.execute('select total from orders');
  expect(rows).toEqual([{ total: 2495 }]);
}

test('on the same engine every row of every table is as it was', { timeout: PATIENCE }, async () => {
  const target = await openTestDatabase();
  await expectSame(target.database, file).finally(target.drop);
});

test('on the embedded engine too, and from there back again', { timeout: PATIENCE }, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-restored-'));
  const embedded = await openEmbedded({
    dataFolder,
    migrationsFolder: null,
    preparedArchive: await ensureArchive(),
    onDeath: (error) => {
      throw error;
    },
  });
  const back = await openTestDatabase();
  try {
    await expectSame(embedded, file);
    const second = await createBackup(embedded, dataFolder, { now: shop.now });
    await expectSame(back.database, second.file);
  } finally {
    await back.drop();
    await embedded.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
