// What of a parcel is not to be sent with it: its customer wanted it no more before it left, and it is on the
// shelf again.

import { listArticleNames } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listHeldBackLines } from '../return.repository.ts';

export type HeldBackItem = { article: string; name: string; quantity: number };

/** By order. */
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
