// Repairs differences between the quantity on hand and its records. The quantity on hand is taken as right;
// movements and batches are corrected.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { addCorrection, bookLateSale, hasSale, recountBatch } from '../movements/corrections.repository.ts';
import { lockStock, takePack } from '../movements/stock.repository.ts';

type Needs = { database: Database; clock: Clock };

/**
 * Adds a `counted` movement for the difference between an article's movements and its quantity on hand; adds
 * nothing when both agree.
 */
export function correctMovements({ database, clock }: Needs, article: string, actor: string): Promise<void> {
  return database.transaction(async (tx) => {
    await lockStock(tx);
    const note = 'Correctie: de bewegingen telden niet op tot wat er is';
    await addCorrection(tx, article, { actor, note, at: clock.now() });
  });
}

/** Recomputes the remaining pieces of a batch from the pieces received, sent and broken. */
export const correctBatch = ({ database }: Pick<Needs, 'database'>, batchId: number): Promise<void> =>
  database.transaction((tx) => recountBatch(tx, batchId));

/**
 * Takes the stock of an order afterwards, when none was taken at the moment it was placed. The caller must
 * have locked the order's row. An order with a sale movement is left unchanged.
 */
export async function takeStockLate(
  tx: Orm,
  { variantCode, orderId, now }: { variantCode: string; orderId: number; now: Date },
): Promise<void> {
  await lockStock(tx);
  if (await hasSale(tx, orderId)) return;
  const taken = await takePack(tx, { variantCode, holdKey: `late:${orderId}`, now, withGift: true });
  await bookLateSale(tx, orderId, JSON.stringify(taken.filter(({ article }) => article !== null)));
}
