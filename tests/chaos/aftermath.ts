// After the last stop: the shop is put together on the same data in this process, without visitors, and does what time
// would have made it do: reconcile in full, take up the jobs that were cut off, send what waits.

import { setTimeout as pause } from 'node:timers/promises';
import { type Composed, compose } from '#main/compose.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/create-log.ts';
import { countOpenJobs, wakeWorkers } from '#tests/support/shop.ts';

export type Aftermath = {
  database: Database;
  /** Orders only reconciliation found: every message about their payment was lost. */
  repaired: number;
  unexplained: string[];
  /** Jobs a killed process had begun; the queue takes them up by itself. */
  cutOff: number;
  /** Jobs that nobody had begun when the server was stopped. */
  waiting: number;
  close(): Promise<void>;
};

const JOBS_TIMEOUT_MS = 120_000;

export async function openAftermath(options: {
  dataFolder: string;
  databaseUrl: string | null;
  address: string;
}): Promise<Aftermath> {
  const { dataFolder, databaseUrl, address } = options;
  const config = readConfig({
    DATA_DIR: dataFolder,
    PUBLIC_URL: address,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  });
  const log = createLog('silent');
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    migrationsFolder: null,
    log,
    onDeath: (error) => {
      throw error;
    },
  });
  const shop = await compose({ config, database, log, publicUrl: address });
  const cutOff = await countJobs(database, "state = 'active'");
  const waiting = await countJobs(database, "state < 'active'");
  await letTimePass(database);
  const { repaired, unexplained } = await reconcileAndWork(shop, database);
  return {
    ...{ database, repaired, unexplained, cutOff, waiting },
    async close() {
      await shop.sandbox?.stop();
      await shop.transport.close();
      await database.close();
    },
  };
}

/** A quarter of an hour: pauses between tries are over, and nobody has a claim left on a mail he had begun to send. */
async function letTimePass(database: Database): Promise<void> {
  await database.execute(
    "update jobs.job set start_after = now() where state = 'retry' and name not like '\\_\\_%'",
  );
  await database.execute(
    "update mails set claimed_at = claimed_at - interval '15 minutes' where status = 'queued'",
  );
}

async function reconcileAndWork(shop: Composed, database: Database) {
  await shop.jobs.start({ work: true });
  try {
    const report = await shop.reconcilePayments('full');
    const giveUpAt = Date.now() + JOBS_TIMEOUT_MS;
    while ((await countOpenJobs(database)) > 0) {
      if (Date.now() > giveUpAt)
        throw new Error(`The jobs did not come to an end: ${await describeOpenJobs(database)}`);
      await wakeWorkers(database);
      await pause(25);
    }
    return report;
  } finally {
    await shop.jobs.stop();
  }
}

async function describeOpenJobs(database: Database): Promise<string> {
  const { rows } = await database.execute(
    `select name, state, count(*)::int as jobs, max(retry_count) as tries, max(start_after)::text as due, min(output::text) as said
     from jobs.job where state < 'completed' and name not like '\\_\\_%' group by 1, 2`,
  );
  return JSON.stringify(rows);
}

async function countJobs(database: Database, condition: string): Promise<number> {
  const { rows } = await database.execute(
    `select count(*)::int as jobs from jobs.job where ${condition} and name not like '\\_\\_%'`,
  );
  return Number(rows[0]?.jobs ?? 0);
}
