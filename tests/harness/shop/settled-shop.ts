// Builds the shop on the same data in this process and does at once what would happen over time: full
// reconciliation, interrupted jobs, and waiting mails. For tests that cannot wait.

import type { Composed } from '#main/compose/compose.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import type { Database } from '#platform/database/database.ts';
import { openIdleShop, type ShopLocation } from './idle-shop.ts';
import { startJobs } from './run-jobs.ts';

export type SettledShop = {
  shop: Composed;
  database: Database;
  unexplained: string[];
  close(): Promise<void>;
};

export async function openSettledShop(where: ShopLocation): Promise<SettledShop> {
  const { shop, database, close } = await openIdleShop(where);
  await letTimePass(database);
  const { unexplained } = await reconcileAndWork(shop, database);
  return { shop, database, unexplained, close };
}

/**
 * Changes the database as if 15 minutes had passed: retries and jobs due within that time start now, and
 * claims of mails and labels by killed processes have expired.
 */
async function letTimePass(database: Database): Promise<void> {
  await database.execute(
    `update jobs.job set start_after = now() where name not like '\\_\\_%' and (state = 'retry'
      or state = 'created' and start_after > now() and start_after < now() + interval '15 minutes')`,
  );
  for (const [table, status] of [
    ['mails', "status = 'queued'"],
    ['shipments', 'claimed_at is not null'],
  ])
    await database.execute(
      `update ${table} set claimed_at = claimed_at - interval '15 minutes' where ${status}`,
    );
}

async function reconcileAndWork(shop: Composed, database: Database) {
  const working = await startJobs(shop, database);
  try {
    const report = await reconcilePayments(shop, 'full');
    await working.untilDone();
    return report;
  } finally {
    await working.stop();
  }
}
