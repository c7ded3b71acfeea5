// Assigns batches to a parcel, earliest best-before date first. The assignment is made once, when the parcel
// is prepared.

import type { Orm } from '#platform/database/database.ts';
import { listContents } from '../movements/stock.repository.ts';
import { allocateFromBatches } from './allocate.ts';
import { hasDraws, insertDraws, lockBatches } from './batches.repository.ts';

/** Draws the batches of an order whose row is locked; an order that has batches stays unchanged. */
export async function drawBatches(
  tx: Orm,
  { orderId, variantCode }: { orderId: number; variantCode: string },
): Promise<void> {
  if (await hasDraws(tx, orderId)) return;
  for (const { article, quantity } of await listContents(tx, variantCode))
    await insertDraws(tx, orderId, allocateFromBatches(quantity, await lockBatches(tx, article)));
}
