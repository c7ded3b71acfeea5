// Which batch a parcel is filled from: what is over first leaves first. Decided once, when the parcel is made
// ready.

import type { Orm } from '#platform/database/database.ts';
import { listContents } from '../movements/stock.repository.ts';
import { allocateFromBatches } from './allocate.ts';
import { hasDraws, insertDraws, lockBatches } from './batches.repository.ts';

/** For an order whose row is locked. Nothing happens when it has its batches already. */
export async function drawBatches(
  tx: Orm,
  { orderId, variantCode }: { orderId: number; variantCode: string },
): Promise<void> {
  if (await hasDraws(tx, orderId)) return;
  for (const { article, quantity } of await listContents(tx, variantCode))
    await insertDraws(tx, orderId, allocateFromBatches(quantity, await lockBatches(tx, article)));
}
