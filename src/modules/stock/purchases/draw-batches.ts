// Assigns batches to a parcel, earliest best-before date first, once, when the parcel is prepared.

import type { Orm } from '#platform/database/database.ts';
import { listContents } from '../movements/stock.repository.ts';
import { allocateFromBatches } from './allocate.ts';
import { hasDraws, insertDraws, lockBatches } from './batches.repository.ts';

/**
 * Assigns batches to an order, whose row must be locked. An order that has batches already stays unchanged.
 */
export async function drawBatches(
  tx: Orm,
  { orderId, variantCode }: { orderId: number; variantCode: string },
): Promise<void> {
  if (await hasDraws(tx, orderId)) return;
  for (const { article, quantity } of await listContents(tx, variantCode))
    await insertDraws(tx, orderId, allocateFromBatches(quantity, await lockBatches(tx, article)));
}
