// Data of before the first release, when many migrations became one: a database that has them all goes on, one that has some
// of them is refused by name, and a backup of that time is put back whole.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { restoreBackup } from '#platform/database/backup/restore-backup.ts';
import { silentLog } from '#platform/database/machine-log.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { DatabaseIsTooOld } from '#platform/database/schema/migrate-database.ts';
import { migrationsFolder, openTestDatabase } from '#tests/support/database.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

/** The last of the 31 migrations there were, and the one before it. */
const [LAST, ONE_BEFORE] = [1_795_383_216_661, 1_795_380_967_468];
const BACKUP = fileURLToPath(new URL('before-the-first-release.ndjson.gz', import.meta.url));

/** The migrations as they were when there was one, in a folder of their own; `later` is how many came after it. */
function onlyTheFirst(into: string): { first: string; later: number } {
  const first = join(into, 'migrations');
  cpSync(migrationsFolder ?? '', first, { recursive: true });
  const file = join(first, 'meta', '_journal.json');
  const journal = z
    .looseObject({ entries: z.array(z.unknown()) })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return { first, later: journal.entries.length - 1 };
}

test('a database that went through them all goes on, and one that did not is told what to do', () =>
  onEmptyDatabase(async (url) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-older-'));
    const { first, later } = onlyTheFirst(dataFolder);
    const open = (folder = migrationsFolder) =>
      openDatabase({
        ...{ databaseUrl: url ?? undefined, dataFolder: join(dataFolder, 'data'), log: silentLog },
        migrationsFolder: folder,
        onDeath: (error) => {
          throw error;
        },
      });
    const migrations = 'drizzle.__drizzle_migrations';
    try {
      let database = await open(first);
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
  } finally {
    await target.drop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
