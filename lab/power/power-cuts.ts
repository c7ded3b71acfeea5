// Runs power cuts one after another and then compares the orders confirmed to buyers, the shop's orders and
// the payment sandbox's file. Every difference is a line of text.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '#platform/database/embedded/open-embedded.ts';
import { readPaymentsAtProvider } from '#tests/harness/shop/provider-payments.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { createKillableServer } from '#tests/support/killable-server.ts';
import { mountPowerLossDisk } from './power-loss-disk.ts';
import { buyOnce, type Promised, startSelling, verifyPromises } from './selling.ts';

export type Cut = { afterMs: number; buyers: number };
export type PowerReport = { promised: number; openBefore: number; differences: string[] };

/**
 * Runs a new shop on a new disk through the power cuts. The first cut happens during the very first start.
 */
export async function runPowerCuts(cuts: readonly Cut[]): Promise<PowerReport> {
  const disk = mountPowerLossDisk();
  const dataFolder = join(disk.folder, 'data');
  const env = { DATA_DIR: dataFolder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' };
  const shop = await createKillableServer(builtShop, env, '/readyz');
  const promised: Promised[] = [];
  const differences: string[] = [];
  let openBefore = 0;
  try {
    for (const { afterMs, buyers } of cuts) {
      const starting = shop.pid === null ? shop.start() : Promise.resolve(0);
      const selling = starting.then(
        () => startSelling(shop.address, buyers, promised),
        () => null,
      );
      await pause(afterMs);
      disk.cutPower();
      await shop.kill();
      const hadOpened = await selling;
      await hadOpened?.stop();
      if (hadOpened) openBefore += 1;
      await disk.mountAgain();
      await shop.start();
      differences.push(...(await verifyPromises(promised)));
      await buyOnce(shop.address, promised);
    }
    await shop.stop();
    differences.push(...(await compareBooks(dataFolder, promised)));
  } catch (error) {
    differences.push(error instanceof Error ? error.message : String(error));
  } finally {
    await shop.kill();
    await disk.remove();
  }
  return { promised: promised.length, openBefore, differences };
}

async function compareBooks(dataFolder: string, promised: readonly Promised[]): Promise<string[]> {
  const orders = await readOrders(dataFolder);
  const paid = readPaymentsAtProvider(dataFolder).filter(({ amountReceived }) => amountReceived > 0);
  const paidIds = new Set(paid.map(({ id }) => id));
  return [
    ...promised.flatMap(({ paymentId, orderId }) => {
      const found = orders.filter((order) => order.paymentId === paymentId).map(({ id }) => id);
      return found.length === 1 && found[0] === orderId && paidIds.has(paymentId)
        ? []
        : [`${paymentId}: promised order ${orderId}, the books have ${found.join(', ') || 'none'}`];
    }),
    ...orders.flatMap(({ paymentId }) => (paidIds.has(paymentId) ? [] : [`${paymentId}: nobody paid this`])),
  ];
}

async function readOrders(dataFolder: string): Promise<{ id: number; paymentId: string }[]> {
  const database = await openEmbedded({
    dataFolder,
    migrationsFolder: null,
    onDeath: (error) => {
      throw error;
    },
  });
  const { rows } = await database
    .execute('select id, payment_id from orders')
    .finally(() => database.close());
  return rows.map((row) => ({ id: Number(row.id), paymentId: String(row.payment_id) }));
}
