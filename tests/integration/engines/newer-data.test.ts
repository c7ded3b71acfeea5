// Tests data changed by a newer version of the shop: older code continues when the newer version allows it,
// else refuses without changing anything, on both engines.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLogger } from '#platform/database/logger.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { DatabaseIsNewer } from '#platform/database/schema/migrate-database.ts';
import { ensureArchive, migrationsFolder } from '#tests/support/database.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

const FROM_TOMORROW =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)";

test('a database of a newer version is refused by name, unless that version says it is borne', () =>
  onEmptyDatabase(async (url) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-newer-'));
    const preparedArchive = url ? undefined : await ensureArchive();
    const open = () =>
      openDatabase({
        databaseUrl: url ?? undefined,
        dataFolder,
        migrationsFolder,
        preparedArchive,
        log: silentLogger,
        onDeath: (error) => {
          throw error;
        },
      });
    try {
      const database = await open();
      await database.execute(FROM_TOMORROW);
      await database.close();
      const borne = await open();
      const { rows } = await borne.execute('select count(*)::int as products from products');
      expect(rows).toEqual([{ products: 0 }]);
      await borne.execute('update drizzle.borne_from set moment = 4102444800000');
      await borne.close();
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DatabaseIsNewer);
      expect(String(refused)).toContain('its tables are of 2100-01-01 00:00');
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }));
