// Takes what a paid order holds from the shelf, in the caller's transaction. Lock order is stock first,
// coupon second. A paid order is never refused: what is not there is written down as missing.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { type TakePack, takePack } from './stock.repository.ts';

/** `missing` is what the pack wanted beyond `quantity`; `balance` what is on hand afterwards. */
export type TakenArticle = { article: string; quantity: number; missing: number; balance: number };

/** `articles` is to become the movements of the order: `recordOrder` writes them with it. */
export type TakenStock = { articles: readonly TakenArticle[] } & (
  | { taken: true }
  /** Paid, but there was too little left: honoured, and for the operator to see. */
  | { taken: false; hold: 'in_time' | 'expired' | 'replaced' }
);

/** Takes one pack, or what is there of it, and uses up the hold of the key. */
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
  // What comes for nothing and is not there is no reason to ask a person: it was promised no more.
  const products = rows.filter(({ isProduct }) => isProduct);
  const limiting = products.length > 0 ? products : rows;
  if (articles.length > 0 && limiting.every(({ missing }) => missing === 0)) return { articles, taken: true };
  const [held] = rows;
  return { articles, taken: false, hold: whatBecameOf(held ?? null, variantCode, now) };
}

/** A basket that chose another pack meanwhile holds that one; a hold that is gone had run out. */
function whatBecameOf(
  held: { heldVariant: string | null; heldUntil: Date | null } | null,
  variantCode: string,
  now: Date,
) {
  if (!held?.heldVariant || !held.heldUntil) return 'expired';
  if (held.heldVariant !== variantCode) return 'replaced';
  return held.heldUntil > now ? 'in_time' : 'expired';
}
