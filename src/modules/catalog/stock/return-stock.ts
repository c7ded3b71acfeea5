// A pack that comes back from a customer goes on the shelf again, in the caller's transaction.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { lockStock, setStock } from './stock.repository.ts';

/** False when the pack is no longer in the catalog: then there is no shelf to put it on. */
export async function returnStock(tx: Orm, variantCode: string): Promise<boolean> {
  const stock = await lockStock(tx, variantCode);
  if (stock === null) return false;
  await setStock(tx, variantCode, stock + 1);
  if (stock === 0) await announceChange(tx, 'catalog');
  return true;
}
