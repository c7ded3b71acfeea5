// Runs the complete cluster test: a fault-tolerant database, five processes of the shop, S3-compatible
// storage, buyers and failures. Afterwards the books are compared on the primary and on its replica.

import {
  awaitUnattendedRecovery,
  type UnattendedRecovery,
} from '#tests/harness/chaos/unattended-recovery.ts';
import { type Books, compareBooks } from '#tests/harness/purchases/compare-books.ts';
import { createFleet } from '#tests/harness/shop/fleet.ts';
import { readPaymentsAtProvider } from '#tests/harness/shop/provider-payments.ts';
import { seedStock } from '#tests/harness/shop/seed-stock.ts';
import { type ShopBooks, withBooksAt } from '#tests/harness/shop/shop-books.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { createHome } from '#tests/support/program.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { sendBuyers } from './buyers.ts';
import { startDatabaseCluster } from './database-cluster.ts';
import { planFailures, ROLES } from './failures.ts';
import { comparePicture, OPERATOR, uploadPicture } from './pictures.ts';
import { createBookkeeper, type ReadYourWrites } from './read-your-writes.ts';

/**
 * The result of one failure. `longestPause` is the longest time in ms in which no buyer received an order.
 */
export type FailureReport = { what: string; longestPause: number; sold: number };

export type ClusterReport = UnattendedRecovery & {
  acts: FailureReport[];
  acknowledged: number;
  lost: number;
  doubled: number;
  replica: Books;
  ownWrites: ReadYourWrites[];
};

/** The stock to start with, in purchases; more than buyers make in a run. */
const PURCHASES = 50_000;

export async function runOnCluster(
  options: { buyers: number; seed: number },
  tell: (act: FailureReport) => void,
): Promise<ClusterReport> {
  const dataFolder = createHome();
  const s3 = await startS3Server();
  const cluster = await startDatabaseCluster();
  const { pooled, direct, replica } = cluster.urls;
  try {
    const firstStock = await seedStock({ dataFolder, databaseUrl: direct, purchases: PURCHASES });
    const fleet = await createFleet({
      launcher: builtShop,
      roles: ROLES,
      random: Math.random,
      env: () => ({
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '1000000',
        DATABASE_URL: pooled,
        DATABASE_DIRECT_URL: direct,
        DATABASE_REPLICA_URL: replica,
        ADMIN_PASSWORD: OPERATOR.password,
        S3_ENDPOINT: s3.options.endpoint,
        S3_BUCKET: s3.options.bucket,
        S3_ACCESS_KEY_ID: s3.options.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
      }),
    });
    try {
      await fleet.start();
      const picture = await uploadPicture(fleet.address);
      const buyers = sendBuyers(fleet.address, options);
      await buyers.untilSold();
      const bookkeeper = await createBookkeeper(fleet.address, replica);
      const ownWrites = [
        await bookkeeper.saveOften('follows'),
        await bookkeeper.saveWhileItStandsStill(),
        await bookkeeper.saveOften('follows again'),
      ];
      const acts: FailureReport[] = [];
      for (const { what, happen } of planFailures(fleet, cluster)) {
        const begun = performance.now();
        const before = buyers.done.length;
        await Promise.race([happen(), fleet.endedUnasked]);
        await buyers.untilSold();
        const act = {
          what,
          longestPause: buyers.longestPauseSince(begun),
          sold: buyers.done.length - before,
        };
        acts.push(act);
        tell(act);
      }
      ownWrites.push(await bookkeeper.saveOften('follows at the end'));
      await buyers.goHome();
      const pictures = await comparePicture(fleet.address, picture);
      const compare = (books: ShopBooks) =>
        compareBooks({
          books,
          firstStock,
          purchases: buyers.done,
          payments: readPaymentsAtProvider(dataFolder),
        });
      const verdict = await awaitUnattendedRecovery({ fleet, dataFolder, databaseUrl: direct, compare });
      return {
        ...verdict,
        acts,
        ownWrites,
        differences: [...verdict.differences, ...pictures],
        ...(await countAcknowledged(buyers.done, direct)),
        replica: await withBooksAt(replica, compare),
      };
    } finally {
      await fleet.kill();
    }
  } finally {
    await cluster.end();
    await s3.stop();
  }
}

/**
 * Checks the orders that buyers received. Counts the orders missing in the database, and the baskets that
 * became more than one order.
 */
async function countAcknowledged(done: readonly { orderId: number | null }[], url: string) {
  const told = new Set(done.flatMap(({ orderId }) => orderId ?? []));
  const kept = new Set((await queryServer(url, 'select id from orders')).map(({ id }) => Number(id)));
  const doubles = await queryServer(url, 'select 1 from orders group by draft_id having count(*) > 1');
  return {
    acknowledged: told.size,
    lost: [...told].filter((id) => !kept.has(id)).length,
    doubled: doubles.length,
  };
}
