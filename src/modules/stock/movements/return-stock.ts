// Puts pieces of an order back into stock, in the caller's transaction. Never more than what left for that
// order.

import type { Orm } from '#platform/database/database.ts';
import { refillBatches, releaseDraws } from '../purchases/batches.repository.ts';
import { moveStock } from './move-stock.ts';
import { listContents, lockStock, type Move, sumOfOrder } from './stock.repository.ts';

export type OrderedStock = {
  orderId: number;
  variantCode: string;
  /**
   * True when the parcel was sent. Such a parcel contained the complete product, even when the stock records
   * were short at the sale.
   */
  wasSent: boolean;
};

type Pieces = { article: string; quantity: number };

/**
 * Lists the pieces taken for an order by article, including those returned later. An order older than the
 * movements counts the contents of its pack.
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

/** Lists the pieces taken for an order and not returned, by article. */
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

/** Returns all outstanding pieces of an order to stock; false when there are none. */
export async function returnStock(tx: Orm, { actor, now, note, ...order }: ReturnStock): Promise<boolean> {
  await lockStock(tx);
  const moves = (await listOutstanding(tx, order)).filter(({ quantity }) => quantity > 0);
  const { orderId } = order;
  await moveStock(tx, moves, { kind: 'returned', orderId, actor, note: note ?? null, at: now });
  // What was set ready and never left is there for the next parcel; what comes back is of the batch it was
  // filled from.
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

/** Books an inspected return: sellable pieces go into stock, broken ones are booked in and out again. */
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
 * Takes the stock of a cancelled order that is resumed, as far as available; returns whether all pieces were.
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
  // What comes for nothing and is not there is no reason to ask a person.
  return moves.every(({ article, missing = 0 }) => missing === 0 || shelf.get(article)?.productId === null);
}
