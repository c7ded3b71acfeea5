// How many of each pack can still be sold: what is on hand less everything that is set aside, by open
// checkouts, by orders that wait for their money and by changes that wait for a payment. Whoever says how
// many there are asks here.

import { listVariants, type Sellable, type Variant } from '#modules/catalog/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { findNextExpiry } from '../holds/holds.repository.ts';
import { selectArticles, selectContents, sumHeld } from './articles.repository.ts';

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

export type SellablePacks = {
  packs: ReadonlyMap<string, Sellable>;
  /** The moment at which something set aside may be free again; null while no pack waits for that. */
  until: Date | null;
};

type Piece = { articleCode: string; quantity: number };
type Shelf = ReadonlyMap<string, { onHand: number; held: number; isProduct: boolean }>;

/** By the code of the variant. */
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
 * A pack is limited by the product it holds; what comes with it for nothing is limited by itself: once that
 * is gone the pack is sold without. A pack that holds no product is limited by all it holds.
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

/** The variants of the back-office, each with how many of it can still be sold. */
export async function listStockedVariants(shop: Needs): Promise<Variant[]> {
  const { packs } = await listSellable(shop);
  return (await listVariants(shop)).map((variant) => stocked(variant, packs));
}

/** The same of one that was just written. */
export async function toStockedVariant(shop: Needs, variant: Variant): Promise<Variant> {
  return stocked(variant, (await listSellable(shop)).packs);
}

const stocked = (variant: Variant, packs: SellablePacks['packs']): Variant => ({
  ...variant,
  stock: packs.get(variant.code)?.packs ?? 0,
});
