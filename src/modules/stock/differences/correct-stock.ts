// Makes the bookkeeping of the stock add up again: what lies there stays, and what says otherwise is
// corrected.

import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { addCorrection, bookLateSale, hasSale, recountBatch } from '../movements/corrections.repository.ts';
import { lockStock, takePack } from '../movements/stock.repository.ts';

type Needs = { database: Database; clock: Clock };

/** A counted movement of what the others lack; nothing when they add up by now. */
export function correctMovements({ database, clock }: Needs, article: string, actor: string): Promise<void> {
  return database.transaction(async (tx) => {
    await lockStock(tx);
    const note = 'Correctie: de bewegingen telden niet op tot wat er is';
    await addCorrection(tx, article, { actor, note, at: clock.now() });
  });
}

/** What is left of a batch is what came, less what orders got and what broke. */
export const correctBatch = ({ database }: Pick<Needs, 'database'>, batchId: number): Promise<void> =>
  database.transaction((tx) => recountBatch(tx, batchId));

/** For an order whose row is locked, and for which nothing was taken when it was placed. */
export async function takeStockLate(
  tx: Orm,
  { variantCode, orderId, now }: { variantCode: string; orderId: number; now: Date },
): Promise<void> {
  await lockStock(tx);
  if (await hasSale(tx, orderId)) return;
  const taken = await takePack(tx, { variantCode, holdKey: `late:${orderId}`, now, withGift: true });
  await bookLateSale(tx, orderId, JSON.stringify(taken.filter(({ article }) => article !== null)));
}
