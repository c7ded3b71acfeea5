// Tests a rolling restart on a PostgreSQL server; the embedded database allows only one process. The large
// version is `npm run lab -- rolling`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restartUnderLoad } from '#tests/harness/rolling/rolling-restart.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)(
  'nobody who buys or reads notices that every process of the shop is replaced',
  async () => {
    const database = await createEmptyDatabase(server ?? '');
    const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-rolling-'));
    try {
      const report = await restartUnderLoad({
        databaseUrl: database.url,
        dataFolder,
        processes: 2,
        rolls: 1,
        buyers: 2,
        readers: 2,
      });
      console.info(JSON.stringify(report));
      expect(report.failures).toEqual({});
      expect(report.purchases).toBeGreaterThan(5);
      expect(report.reads).toBeGreaterThan(50);
      // And the one before the load.
      expect(report.counted).toBe(report.purchases + 1);
    } finally {
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
  300_000,
);
