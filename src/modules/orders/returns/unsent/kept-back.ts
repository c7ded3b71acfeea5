// What of a parcel is not to be sent with it: its customer wanted it no more before it left, and it is on the
// shelf again.

import { listArticleNames } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { listKeptBackLines } from '../return.repository.ts';

export type KeptBack = { article: string; name: string; quantity: number };

/** By order. */
export async function listKeptBack(db: Orm, orderIds: number[]): Promise<Map<number, KeptBack[]>> {
  const rows = await listKeptBackLines(db, orderIds);
  if (rows.length === 0) return new Map();
  const names = await listArticleNames(db);
  const told = rows.map((row) => ({ ...row, name: names.get(row.article) ?? row.article }));
  const byOrder = Map.groupBy(told, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, lines]) => [
      id,
      lines.map(({ article, name, quantity }) => ({ article, name, quantity })),
    ]),
  );
}
