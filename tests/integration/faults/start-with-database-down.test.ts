// Tests a database that disappears while the shop opens it: the start fails and can be repeated, and the
// process does not crash.

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgres } from '#platform/database/postgres/open-postgres.ts';
import { createLog } from '#platform/log/create-log.ts';
import { migrationsFolder } from '#tests/support/database.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { openFaultProxy } from '#tests/support/fault-proxy.ts';

test('a road closed at any moment of opening fails that opening and nothing else', async () => {
  await onEmptyDatabase(async (url) => {
    if (url === null) return;
    const log = createLog('silent');
    await (await openPostgres({ url, migrationsFolder, log })).close();
    const road = await openFaultProxy(url);
    const outcomes: string[] = [];
    for (let moment = 0; moment < 75; moment += 1) {
      await road.open();
      const opening = openPostgres({ url: road.url, migrationsFolder, log }).then(
        (database) => database.close().then(() => 'opened'),
        () => 'failed',
      );
      await pause(moment);
      await road.close();
      outcomes.push(await opening);
    }
    expect(outcomes).toHaveLength(75);
    expect(outcomes).toContain('failed');
  });
});
