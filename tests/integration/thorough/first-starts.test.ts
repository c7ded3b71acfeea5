// Tests several processes that start at the same moment on an empty database: each finds its tables. Skipped
// without a PostgreSQL server, because the embedded database allows one process.

import { expect, test } from 'vitest';
import { silentLogger } from '#platform/database/logger.ts';
import { openPostgres } from '#platform/database/postgres/open-postgres.ts';
import { createJobs } from '#platform/jobs/create-jobs.ts';
import { migrationsFolder } from '#tests/support/database.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';

const server = process.env.TEST_DATABASE_URL;
const PROCESSES = 5;
const ROUNDS = 6;

test.runIf(server)('all of them start', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const empty = await createEmptyDatabase(server ?? '');
    const started = await Promise.allSettled(Array.from({ length: PROCESSES }, () => start(empty.url)));
    await Promise.all(started.map(async (one) => one.status === 'fulfilled' && (await one.value())));
    await empty.drop();
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
});

/** Starts a database and its job queue as a process of the shop does. Returns a function that stops them. */
async function start(url: string): Promise<() => Promise<void>> {
  const database = await openPostgres({ url, migrationsFolder, log: silentLogger, maxConnections: 3 });
  const jobs = createJobs({ database, log: silentLogger });
  const stop = async () => {
    await jobs.stop();
    await database.close();
  };
  await jobs.start({ work: true }).catch(async (error) => {
    await database.close();
    throw error;
  });
  return stop;
}
