// Tests point-in-time recovery. The built shop sells on a PostgreSQL server archived by pgBackRest; a moment
// is noted, selling continues, and then the orders are dropped. The restored database must contain exactly
// the orders of that moment.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Promised, startSelling } from '#lab/power/selling.ts';
import { readOptions } from '#lab/support/read-options.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { seconds } from '#shared/clock.ts';
import { openIdleShop } from '#tests/harness/shop/idle-shop.ts';
import { listDifferencesAtRest } from '#tests/harness/shop/shop-books.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { findPostgres } from '../../scripts/test/postgres.mjs';
import { type Archive, createArchive, type Server } from './archived-server.ts';

const values = readOptions({ seconds: '15' });
const SELL_MS = seconds(Number(values.seconds));
const BUYERS = 3;

type Sold = { id: string; total: string; invoice: string; at: string };
/**
 * SQL for each order with its invoice number and the time it was saved, taken from a row that never changes.
 */
const SOLD = (at: string) => `select o.id::text, o.total::text, i.number as invoice, ${at} as at from orders o
  join order_events e on e.order_id = o.id and e.kind = 'placed'
  join invoices i on i.order_id = o.id and i.kind = 'invoice' order by o.id`;
const SAVED_AT = 'pg_xact_commit_timestamp(e.xmin)::text';
const PAID =
  "select count(*)::text as n, coalesce(sum(amount), 0)::text as cents from payments where status = 'succeeded'";

const bin = findPostgres();
if (bin === null) throw new Error('There is no PostgreSQL on this machine');
const archive = createArchive(bin);
const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-pitr-shop-'));
const differences: string[] = [];
const timed = async (what: string, work: () => unknown) => {
  const startedAt = performance.now();
  await work();
  console.log(`${what.padEnd(58)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
};

try {
  archive.first.start();
  const { moment, sold } = await sellAndNoteMoment(archive);
  await destroy(archive.first);
  const second = archive.restoreAt.bind(archive);
  let recovered: Server | undefined;
  await timed('Restored from the copy', () => {
    recovered = second(moment);
  });
  if (!recovered) throw new Error('Nothing was put back');
  const server = recovered;
  await timed('The journal read up to the moment, and open', async () => {
    server.start();
    await untilPromoted(server.url);
  });
  try {
    await compare(server.url, moment, sold);
    await goOn(server.url, sold.filter(({ at }) => at > moment).length);
  } finally {
    server.stop();
  }
} finally {
  archive.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
for (const difference of differences) console.log(`  - ${difference}`);
console.log(`\n${differences.length} differences`);
process.exit(differences.length === 0 ? 0 : 1);

/**
 * Makes the full backup, then lets buyers buy and notes a moment in the middle of the sales. Returns the
 * moment and all orders.
 */
async function sellAndNoteMoment({
  first,
  backUp,
  bytes,
}: Archive): Promise<{ moment: string; sold: Sold[] }> {
  const env = {
    DATA_DIR: dataFolder,
    DATABASE_URL: first.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  };
  const shop = await createKillableServer(builtShop, env, '/readyz');
  const promised: Promised[] = [];
  try {
    await shop.start();
    await queryServer(first.url, 'update product_variants set stock = 1000000');
    await timed('The first full copy', backUp);
    const selling = startSelling(shop.address, BUYERS, promised);
    await pause(SELL_MS);
    const [row] = await queryServer(first.url, 'select clock_timestamp()::text as moment');
    await pause(SELL_MS);
    await selling.stop();
    const moment = String(row?.moment);
    const sold = (await queryServer(first.url, SOLD(SAVED_AT))) as Sold[];
    const before = sold.filter(({ at }) => at <= moment).length;
    console.log(
      `${promised.length} sales promised, ${sold.length} booked: ${before} up to ${moment}, ${sold.length - before} after it`,
    );
    if (before === 0 || before === sold.length)
      differences.push('there were no sales on both sides of the moment');
    const booked = new Set(sold.map(({ id }) => id));
    for (const { orderId } of promised)
      if (orderId !== null && !booked.has(String(orderId)))
        differences.push(`order ${orderId} was promised and is not booked`);
    console.log(`The copy and the journal together are ${(bytes() / 1e6).toFixed(1)} MB`);
    return { moment, sold };
  } finally {
    await shop.stop();
  }
}

/** Drops the orders on the server, archives the rest of the log, and stops the server. */
async function destroy({ url, stop }: Server): Promise<void> {
  await queryServer(url, 'drop table orders cascade; truncate payments cascade; select pg_switch_wal()');
  stop();
  console.log('All orders were thrown away');
}

async function untilPromoted(url: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    const [row] = await queryServer(url, 'select pg_is_in_recovery() as busy');
    if (row?.busy === false) return;
    await pause(100);
  }
  throw new Error('The server did not come out of its recovery');
}

/** Checks that the restored database has everything saved until the moment, unchanged, and nothing later. */
async function compare(url: string, moment: string, sold: readonly Sold[]): Promise<void> {
  const back = new Map(((await queryServer(url, SOLD("''"))) as Sold[]).map((order) => [order.id, order]));
  for (const { id, total, invoice, at } of sold) {
    const found = back.get(id);
    if (at > moment && found) differences.push(`order ${id} of ${at} is there, and is of after the moment`);
    if (at > moment) continue;
    if (!found) differences.push(`order ${id} of ${at} is missing`);
    else if (found.total !== total || found.invoice !== invoice)
      differences.push(
        `order ${id} was ${total} with ${invoice}, and is ${found.total} with ${found.invoice}`,
      );
    back.delete(id);
  }
  for (const id of back.keys()) differences.push(`order ${id} was never sold`);
  const [paid] = await queryServer(url, PAID);
  const due = sold.filter(({ at }) => at <= moment);
  const cents = due.reduce((sum, { total }) => sum + Number(total), 0);
  // A payment may be known a moment before its order is.
  if (Number(paid?.n) < due.length || Number(paid?.cents) < cents) differences.push('payments are missing');
  console.log(
    `Back: ${due.length} orders of ${(cents / 100).toFixed(2)} euros together, and none of after it`,
  );
}

/**
 * Checks that the shop sells on the restored database and reports the payments made after the moment, which
 * the payment provider still has.
 */
async function goOn(databaseUrl: string, lost: number): Promise<void> {
  const address = 'http://127.0.0.1:1';
  const { shop, database, close } = await openIdleShop({ dataFolder, databaseUrl, address });
  const { unexplained, repaired } = await reconcilePayments(shop, 'full');
  const found = await listDifferencesAtRest(database).finally(close);
  // What was paid after the moment, and whom nobody told of it, is known already.
  const known = /^(payment_|confirmation_)/;
  differences.push(...found.filter((difference) => !known.test(difference)));
  console.log(
    `Compared with the payment provider: ${unexplained.length} payments of after the moment named, ${repaired} orders repaired`,
  );
  if (unexplained.length + repaired < lost)
    differences.push(
      `${lost} orders of after the moment, ${unexplained.length + repaired} named by the provider`,
    );
  const env = {
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  };
  const again = await createKillableServer(builtShop, env, '/readyz');
  const promised: Promised[] = [];
  try {
    await again.start();
    const selling = startSelling(again.address, 1, promised);
    for (let left = 100; left > 0 && !promised.some(({ orderId }) => orderId !== null); left -= 1)
      await pause(100);
    await selling.stop();
  } finally {
    await again.stop();
  }
  if (!promised.some(({ orderId }) => orderId !== null))
    differences.push('the shop does not sell on what came back');
  else console.log('The shop sells on it again');
}
