// Keeps the stored daily sales equal to the orders. Sales of a day that changed and is not recounted yet are
// computed from the orders, so figures are always right, but slower to read.

import { costOfOrders } from '#modules/stock/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import {
  countDays,
  listSoldUntil,
  lockCounting,
  markAllDaysUncounted,
  markDays,
  takeChangedDays,
} from './sales.repository.ts';

/**
 * The number of days recounted per transaction. It is small, because on the embedded database engine all
 * other queries wait for the transaction.
 */
const BATCH_SIZE = 30;
/**
 * The number of recent days recounted every night, also unchanged ones, in case a change was not noted by the
 * database trigger on orders.
 */
const CHECKED_NIGHTLY = 62;

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock };

/** Recounts every changed day and returns the number of days. Runs every few minutes. */
export async function countChangedSales({ database }: Pick<Needs, 'database'>): Promise<number> {
  let counted = 0;
  for (;;) {
    const taken = await database.transaction(async (tx) => {
      await lockCounting(tx);
      const changed = await takeChangedDays(tx, BATCH_SIZE);
      if (changed.length > 0) await countDays(tx, changed);
      return changed.length;
    });
    counted += taken;
    if (taken < BATCH_SIZE) return counted;
  }
}

/**
 * Recounts the last two months, or all days when nothing is stored, and returns the number of days. Runs
 * every night.
 */
export async function recountSales(shop: Needs): Promise<number> {
  const now = shop.clock.now().getTime();
  const until = new Date(now).toISOString().slice(0, 10);
  const from = new Date(now - days(CHECKED_NIGHTLY)).toISOString().slice(0, 10);
  await shop.database.transaction(async (tx) => {
    await markAllDaysUncounted(tx);
    await markDays(tx, { from, until });
    // Refreshes the cached catalog, which shows the most ordered pack.
    await announceChange(tx, 'catalog');
  });
  return countChangedSales(shop);
}

/**
 * The sales and margin of a period, in cents, without deducting refunds. `margin` is revenue less VAT and
 * cost prices; null when an article has no cost price. `missing` has the names of such articles.
 */
type Earned = { orders: number; revenue: number; margin: number | null; missing: string[] };

export async function sumEarningsUntil(db: Orm, day: string, until: Date): Promise<Earned> {
  const sold = await listSoldUntil(db, day, until);
  const { cost, missing } = await costOfOrders(db, sold);
  const revenue = sold.reduce((sum, { total }) => sum + total, 0);
  const vat = sold.reduce((sum, { vatAmount }) => sum + vatAmount, 0);
  // A replacement has a cost but is not a sale.
  const orders = sold.filter(({ replacementReason }) => replacementReason === null).length;
  return { orders, revenue, margin: missing.length > 0 ? null : revenue - vat - cost, missing };
}
