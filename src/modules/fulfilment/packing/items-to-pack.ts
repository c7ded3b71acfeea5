// The contents of an order's parcel: the articles of the pack, without articles the customer withdrew before
// sending and without gifts that were out of stock. Screens, weights, labels and packing slips all use this
// file, so they agree.

import type { OrderRow } from '#modules/orders/index.ts';
import { listMissingGifts, listPackedPieces, type PackedPiece } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';

/** An article left out of a parcel because the customer withdrew it before the parcel was sent. */
export type HeldBackItem = { article: string; name: string; quantity: number };

/**
 * Returns the articles that must be left out of the parcels of these orders, by order id; orders without such
 * articles are absent. The module of returns supplies it.
 */
export type ListHeldBackItems = (db: Orm, orderIds: number[]) => Promise<Map<number, HeldBackItem[]>>;

export type PackNeeds = { listHeldBackItems: ListHeldBackItems };

/**
 * The contents of a parcel: `pieces` are the articles to pack, the product first; `leftOut` are the articles
 * the customer withdrew before sending. `lacksGift` is true when a gift was out of stock as the order was
 * placed.
 */
export type ToPack = { pieces: readonly PackedPiece[]; leftOut: readonly HeldBackItem[]; lacksGift: boolean };

type Ordered = Pick<OrderRow, 'id' | 'variantCode' | 'quantity' | 'replacementReason'>;

/** Returns the contents of the parcel of each of these orders, by order id. */
export async function listToPack(
  { listHeldBackItems }: PackNeeds,
  db: Orm,
  orders: readonly Ordered[],
): Promise<Map<number, ToPack>> {
  const packs = await listPackedPieces(db);
  const ids = orders.map(({ id }) => id);
  const heldBack = await listHeldBackItems(db, ids);
  const missing = await listMissingGifts(db, ids);
  return new Map(
    orders.map((order) => {
      const leftOut = heldBack.get(order.id) ?? [];
      const packed = withoutGift(order, packs.get(order.variantCode) ?? [unknown(order)]);
      const gone = missing.get(order.id) ?? [];
      const pieces = subtractItems(packed, [...leftOut, ...gone]);
      return [order.id, { leftOut, pieces, lacksGift: gone.length > 0 }];
    }),
  );
}

export async function findToPack(shop: PackNeeds, db: Orm, order: Ordered): Promise<ToPack> {
  return (await listToPack(shop, db, [order])).get(order.id) ?? { pieces: [], leftOut: [], lacksGift: false };
}

export const contentsOf = (pieces: readonly Pick<PackedPiece, 'name' | 'quantity'>[]) =>
  pieces.map(({ name, quantity }) => ({ name, quantity }));

/**
 * Returns the articles to pack for an order. For a replacement the gifts are left out, because a broken jar
 * is replaced by a jar only.
 */
function withoutGift({ replacementReason }: Ordered, pieces: readonly PackedPiece[]) {
  const products = pieces.filter(({ isProduct }) => isProduct);
  return replacementReason === null || products.length === 0 ? pieces : products;
}

type SubtractedItem = Pick<HeldBackItem, 'article' | 'quantity'>;

function subtractItems(pieces: readonly PackedPiece[], leftOut: readonly SubtractedItem[]): PackedPiece[] {
  const left = new Map<string, number>();
  for (const { article, quantity } of leftOut) left.set(article, (left.get(article) ?? 0) + quantity);
  return pieces
    .map((piece) => ({ ...piece, quantity: piece.quantity - (left.get(piece.article) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Builds the contents of a parcel for a pack that has no articles defined: one line named "stuks" (pieces)
 * with the quantity of the order.
 */
const unknown = ({ quantity }: Ordered): PackedPiece => ({
  article: '',
  name: 'stuks',
  quantity,
  isProduct: true,
  length: 0,
  width: 0,
  height: 0,
  weight: 0,
});
