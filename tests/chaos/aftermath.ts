// After the last stop: the shop is put together on the same data in this process, without visitors, and does what time
// would have made it do: reconcile in full, take up the jobs that were cut off, send what waits.

import type { Composed } from '#main/compose.ts';
import type { Database } from '#platform/database/database.ts';
import { openQuietShop, type WhereTheShopIs } from './quiet-shop.ts';
import { startWork } from './start-work.ts';

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

export async function openAftermath(where: WhereTheShopIs): Promise<Aftermath> {
  const { shop, database, close } = await openQuietShop(where);
  const cutOff = await countJobs(database, "state = 'active'");
  const waiting = await countJobs(database, "state < 'active'");
  await letTimePass(database);
  const { repaired, unexplained } = await reconcileAndWork(shop, database);
  return { database, repaired, unexplained, cutOff, waiting, close };
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
  const working = await startWork(shop, database);
  try {
    const report = await shop.reconcilePayments('full');
    await working.untilDone();
    return report;
  } finally {
    await working.stop();
  }
}

async function countJobs(database: Database, condition: string): Promise<number> {
  const { rows } = await database.execute(
    `select count(*)::int as jobs from jobs.job where ${condition} and name not like '\\_\\_%'`,
  );
  return Number(rows[0]?.jobs ?? 0);
}
