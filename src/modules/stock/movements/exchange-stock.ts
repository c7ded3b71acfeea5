// Books in stock that an unsent order gets another pack: surplus pieces go back on the shelf, and missing
// pieces are taken from the shelf.

import type { Orm } from '#platform/database/database.ts';
import { releaseStock } from '../holds/hold-stock.ts';
import { releaseDraws } from '../purchases/batches.repository.ts';
import { moveStock } from './move-stock.ts';
import { listOutstanding } from './return-stock.ts';
import { listContents, lockStock } from './stock.repository.ts';

export type ExchangeStock = {
  orderId: number;
  from: string;
  to: string;
  /**
   * Key of the hold on the pack that an order gets in an exchange; the hold is deleted when the exchange is
   * booked.
   */
  holdKey: string;
  /** False when an order gets its new pack without the gifts. */
  withGift: boolean;
  actor: string;
  now: Date;
};

/**
 * Books in stock that an order gets the pack `to` instead of `from`. Returns false when too few pieces of a
 * product were on hand: the available pieces are then taken, and the movement records the rest as `missing`.
 * A missing gift does not make the result false.
 */
export async function exchangeStock(
  tx: Orm,
  { orderId, from, to, holdKey, withGift, actor, now }: ExchangeStock,
): Promise<boolean> {
  const shelf = new Map((await lockStock(tx)).map((article) => [article.code, article]));
  const out = await listOutstanding(tx, { orderId, variantCode: from, wasSent: false });
  const has = new Map(out.map(({ article, quantity }) => [article, quantity]));
  const isSent = ({ article }: { article: string }) => withGift || shelf.get(article)?.productId !== null;
  const contents = (await listContents(tx, to)).filter(isSent);
  const required = new Map(contents.map(({ article, quantity }) => [article, quantity]));
  let isComplete = true;
  for (const article of new Set([...has.keys(), ...required.keys()])) {
    const change = (has.get(article) ?? 0) - (required.get(article) ?? 0);
    const shared = { orderId, actor, at: now };
    if (change > 0) await moveStock(tx, [{ article, quantity: change }], { ...shared, kind: 'returned' });
    if (change >= 0) continue;
    const taken = Math.min(-change, shelf.get(article)?.onHand ?? 0);
    const missing = -change - taken;
    // A missing gift needs no attention of an operator.
    if (missing > 0 && shelf.get(article)?.productId !== null) isComplete = false;
    await moveStock(tx, [{ article, quantity: -taken, missing }], { ...shared, kind: 'sold' });
  }
  await releaseDraws(tx, orderId);
  await releaseStock(tx, holdKey, now);
  return isComplete;
}
