// Lists the articles left out of a parcel because the customer withdrew them before the parcel was sent. The
// articles are back in stock.

import type { HeldBackItem } from '#modules/fulfilment/index.ts';
import { listArticleNames } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listHeldBackLines } from '../return.repository.ts';

/**
 * Returns the articles the customer withdrew before sending and that must be left out of the parcels of these
 * orders, by order id.
 */
export async function listHeldBackItems(db: Orm, orderIds: number[]): Promise<Map<number, HeldBackItem[]>> {
  const rows = await listHeldBackLines(db, orderIds);
  if (rows.length === 0) return new Map();
  const names = await listArticleNames(db);
  const namedRows = rows.map((row) => ({ ...row, name: names.get(row.article) ?? row.article }));
  const byOrder = Map.groupBy(namedRows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, lines]) => [
      id,
      lines.map(({ article, name, quantity }) => ({ article, name, quantity })),
    ]),
  );
}
