// Computes how many of each pack can be sold: pieces on hand minus the pieces reserved by open checkouts,
// waiting bank orders and unpaid order changes. All code that shows or checks stock uses this file.

import { listVariants, type Sellable, type Variant } from '#modules/catalog/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { findNextExpiry } from '../holds/holds.repository.ts';
import { selectArticles, selectContents, sumHeld } from './articles.repository.ts';

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

export type SellablePacks = {
  packs: ReadonlyMap<string, Sellable>;
  /**
   * When the next hold expires, after which a pack that is on the shelf but completely held may be sold
   * again; null when no pack is completely held.
   */
  until: Date | null;
};

type Piece = { articleCode: string; quantity: number };
type Shelf = ReadonlyMap<string, { onHand: number; held: number; isProduct: boolean }>;

/** Returns how many of each pack can be sold, by variant code. */
export async function listSellable({ database: { orm }, clock }: Needs): Promise<SellablePacks> {
  return readSellable(orm, clock.now());
}

export async function readSellable(db: Orm, now: Date): Promise<SellablePacks> {
  const held = await sumHeld(db, now);
  const articles = await selectArticles(db);
  const shelf: Shelf = new Map(
    articles.map(({ code, onHand, productId }) => [
      code,
      { onHand, held: held.get(code) ?? 0, isProduct: productId !== null },
    ]),
  );
  const contents = Map.groupBy(await selectContents(db), ({ variantCode }) => variantCode);
  const packs = new Map([...contents].map(([code, pieces]) => [code, countSellable(pieces, shelf)]));
  const isHeldUp = [...packs.values()].some(({ onShelf, packs: free }) => onShelf > 0 && free === 0);
  return { packs, until: isHeldUp ? await findNextExpiry(db, now) : null };
}

/**
 * Computes how many of a pack can be sold. Only the pack's product limits this number; in a pack without a
 * product, every article limits it. A pack whose gift is out of stock is sold without the gift, and `hasGift`
 * is then false.
 */
export function countSellable(pieces: readonly Piece[], shelf: Shelf): Sellable & { onShelf: number } {
  const known = pieces.flatMap((piece) => {
    const article = shelf.get(piece.articleCode);
    return article ? [{ quantity: piece.quantity, ...article }] : [];
  });
  const products = known.filter(({ isProduct }) => isProduct);
  const limiting = products.length > 0 ? products : known;
  const gifts = products.length > 0 ? known.filter(({ isProduct }) => !isProduct) : [];
  const packsOf = (left: (article: (typeof known)[number]) => number) =>
    limiting.length === 0
      ? 0
      : Math.max(0, Math.min(...limiting.map((article) => Math.floor(left(article) / article.quantity))));
  return {
    packs: packsOf(({ onHand, held }) => onHand - held),
    onShelf: packsOf(({ onHand }) => onHand),
    hasGift: gifts.every(({ onHand, held, quantity }) => onHand - held >= quantity),
  };
}

/** Lists the variants (packs) for the back-office, each with the number that can be sold. */
export async function listStockedVariants(shop: Needs): Promise<Variant[]> {
  const { packs } = await listSellable(shop);
  return (await listVariants(shop)).map((variant) => stocked(variant, packs));
}

/** Returns a variant (pack) for the back-office, with the number that can be sold. */
export async function toStockedVariant(shop: Needs, variant: Variant): Promise<Variant> {
  return stocked(variant, (await listSellable(shop)).packs);
}

const stocked = (variant: Variant, packs: SellablePacks['packs']): Variant => ({
  ...variant,
  stock: packs.get(variant.code)?.packs ?? 0,
});
