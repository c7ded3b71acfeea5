// A pack that comes back from a customer goes on the shelf again, in the caller's transaction.

import type { Orm } from '#platform/database/database.ts';
import { moveStock } from './move-stock.ts';
import { listContents, lockStock } from './stock.repository.ts';

export type ReturnStock = { variantCode: string; orderId: number; actor: string; now: Date };

/** False when nothing is known of what the pack holds: then there is no shelf to put it on. */
export async function returnStock(
  tx: Orm,
  { variantCode, orderId, actor, now }: ReturnStock,
): Promise<boolean> {
  await lockStock(tx);
  const contents = await listContents(tx, variantCode);
  await moveStock(tx, contents, { kind: 'returned', orderId, actor, at: now });
  return contents.length > 0;
}
