// Data that a newer version of the shop has changed: older code says so and leaves it alone, on either engine.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '#platform/database/machine-log.ts';
import { DatabaseIsNewer } from '#platform/database/migrate-database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { ensureArchive, migrationsFolder } from '#tests/support/database.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';

test('a database of a newer version is refused by name', () =>
  onEmptyDatabase(async (url) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-newer-'));
    const preparedArchive = url ? undefined : await ensureArchive();
    const open = () =>
      openDatabase({
        ...{ databaseUrl: url ?? undefined, dataFolder, migrationsFolder, preparedArchive, log: silentLog },
        onDeath: (error) => {
          throw error;
        },
      });
    try {
      const database = await open();
      await database.execute(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)",
      );
      await database.close();
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DatabaseIsNewer);
      expect(String(refused)).toContain('its tables are of 2100-01-01 00:00');
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }));
