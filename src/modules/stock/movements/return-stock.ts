// Puts pieces of an order back into stock, in the caller's transaction; never more pieces than were taken for
// the order.

import type { Orm } from '#platform/database/database.ts';
import { refillBatches, releaseDraws } from '../purchases/batches.repository.ts';
import { moveStock } from './move-stock.ts';
import { listContents, lockStock, type Move, sumOfOrder } from './stock.repository.ts';

export type OrderedStock = {
  orderId: number;
  variantCode: string;
  /**
   * True when the parcel of the order was sent. A sent parcel contained the complete product, even if the
   * stock records showed a shortage at the sale.
   */
  wasSent: boolean;
};

type Pieces = { article: string; quantity: number };

/**
 * Lists, per article, the pieces taken from stock for an order, including pieces returned later. An order
 * without a sale movement, from before movements were recorded, gives the contents of its pack.
 */
export async function listTaken(db: Orm, order: OrderedStock): Promise<Pieces[]> {
  const moved = await sumOfOrder(db, order.orderId);
  const wasSold = moved.some(({ sold }) => sold !== null);
  return wasSold
    ? moved.map(({ article, sold, missing, isProduct }) => ({
        article,
        quantity: (sold ?? 0) + (order.wasSent && isProduct ? missing : 0),
      }))
    : listContents(db, order.variantCode);
}

/**
 * Lists, per article, the pieces that were taken from stock for an order and have not come back; 0 when all
 * have.
 */
export async function listOutstanding(db: Orm, order: OrderedStock): Promise<Pieces[]> {
  const left = await listTaken(db, order);
  const moved = await sumOfOrder(db, order.orderId);
  const back = new Map(moved.map(({ article, returned }) => [article, returned]));
  return left.map(({ article, quantity }) => ({
    article,
    quantity: Math.max(quantity - (back.get(article) ?? 0), 0),
  }));
}

type ReturnStock = OrderedStock & { actor: string; now: Date; note?: string };

/**
 * Puts all pieces of an order that have not come back yet into stock again. Returns false when there are
 * none.
 */
export async function returnStock(tx: Orm, { actor, now, note, ...order }: ReturnStock): Promise<boolean> {
  await lockStock(tx);
  const moves = (await listOutstanding(tx, order)).filter(({ quantity }) => quantity > 0);
  const { orderId } = order;
  await moveStock(tx, moves, { kind: 'returned', orderId, actor, note: note ?? null, at: now });
  // A parcel that was never sent frees its batch pieces for other orders. Returned pieces go back to the
  // batches they came from.
  if (order.wasSent) for (const move of moves) await refillBatches(tx, { orderId, ...move });
  else await releaseDraws(tx, orderId);
  return moves.length > 0;
}

type ReceiveReturn = OrderedStock & {
  actor: string;
  now: Date;
  note: string;
  pieces: readonly { article: string; sellable: number; broken: number }[];
};

/**
 * Books the goods of an inspected return: sellable pieces go back into stock; broken pieces are booked in as
 * returned and out as broken.
 */
export async function receiveReturn(
  tx: Orm,
  { orderId, actor, now, note, pieces }: ReceiveReturn,
): Promise<void> {
  await lockStock(tx);
  const shared = { orderId, actor, note, at: now };
  const moves = (count: (one: (typeof pieces)[number]) => number) =>
    pieces
      .map((one) => ({ article: one.article, quantity: count(one) }))
      .filter(({ quantity }) => quantity !== 0);
  await moveStock(
    tx,
    moves(({ sellable, broken }) => sellable + broken),
    { ...shared, kind: 'returned' },
  );
  await moveStock(
    tx,
    moves(({ broken }) => -broken),
    { ...shared, kind: 'broken' },
  );
  for (const good of moves(({ sellable }) => sellable)) await refillBatches(tx, { orderId, ...good });
}

/**
 * Takes the stock of an order again whose cancellation is undone, as far as pieces are on hand. Returns false
 * when pieces of a product are missing.
 */
export async function retakeStock(
  tx: Orm,
  { actor, now, ...order }: OrderedStock & { actor: string; now: Date },
): Promise<boolean> {
  const shelf = new Map((await lockStock(tx)).map((article) => [article.code, article]));
  const contents = await listContents(tx, order.variantCode);
  const out = new Map((await listOutstanding(tx, order)).map(({ article, quantity }) => [article, quantity]));
  const moves: Move[] = contents.flatMap(({ article, quantity }) => {
    const needed = quantity - (out.get(article) ?? 0);
    const there = Math.min(needed, shelf.get(article)?.onHand ?? 0);
    return needed > 0 ? [{ article, quantity: -there, missing: needed - there }] : [];
  });
  await moveStock(tx, moves, { kind: 'sold', orderId: order.orderId, actor, at: now });
  // A missing gift needs no attention of an operator.
  return moves.every(({ article, missing = 0 }) => missing === 0 || shelf.get(article)?.productId === null);
}
