// Takes the stock of a paid order, in the transaction of the caller, which must lock stock before it locks
// coupons. A paid order is never refused: pieces that are not on hand are recorded as `missing`.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { type TakePack, takePack } from './stock.repository.ts';

/**
 * The pieces of one article taken for an order. `missing` is the number of pieces that were not on hand,
 * `balance` the quantity on hand afterwards.
 */
export type TakenArticle = { article: string; quantity: number; missing: number; balance: number };

/** The result of taking stock for an order. `recordOrder` stores `articles` as the order's movements. */
export type TakenStock = { articles: readonly TakenArticle[] } & (
  | { taken: true }
  /**
   * Result for a paid order with too little stock: the order is placed and flagged for an operator. `hold` is
   * the state of the basket's hold.
   */
  | { taken: false; hold: 'in_time' | 'expired' | 'replaced' }
);

/**
 * Takes one pack from stock for a paid order, as far as pieces are on hand, and deletes the hold of its
 * basket.
 */
export async function takeStock(
  tx: Orm,
  { withGift = true, ...pack }: Omit<TakePack, 'withGift'> & { withGift?: boolean },
): Promise<TakenStock> {
  const { variantCode, now } = pack;
  const rows = await takePack(tx, { ...pack, withGift });
  const articles = rows.flatMap(({ article, quantity, missing, balance }) =>
    article === null
      ? []
      : [{ article, quantity: quantity ?? 0, missing: missing ?? 0, balance: balance ?? 0 }],
  );
  // Pages show whether a pack is sold out, not how many are left.
  if (rows.some(({ turned }) => turned)) await announceChange(tx, 'catalog');
  // A missing gift needs no attention of an operator, because it is no longer promised when it is out of
  // stock.
  const products = rows.filter(({ isProduct }) => isProduct);
  const limiting = products.length > 0 ? products : rows;
  if (articles.length > 0 && limiting.every(({ missing }) => missing === 0)) return { articles, taken: true };
  const [held] = rows;
  return { articles, taken: false, hold: whatBecameOf(held ?? null, variantCode, now) };
}

/**
 * Returns the state of a basket's hold: `replaced` when the basket has chosen another pack since, `expired`
 * when the hold does not exist any more or has expired, else `in_time`.
 */
function whatBecameOf(
  held: { heldVariant: string | null; heldUntil: Date | null } | null,
  variantCode: string,
  now: Date,
) {
  if (!held?.heldVariant || !held.heldUntil) return 'expired';
  if (held.heldVariant !== variantCode) return 'replaced';
  return held.heldUntil > now ? 'in_time' : 'expired';
}
