// What really goes into the box of an order: what its pack holds, less what its customer wanted no more before it left. Whoever
// shows, weighs, labels or prints a parcel asks here, so that the shelf, the screen and the slip say the same.

import { listPackedPieces, type PackedPiece } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { OrderRow } from '../order.repository.ts';
import { type KeptBack, listKeptBack } from '../returns/unsent/kept-back.ts';

/** The product first. */
export type ToPack = { pieces: readonly PackedPiece[]; leftOut: readonly KeptBack[] };

type Ordered = Pick<OrderRow, 'id' | 'variantCode' | 'quantity'>;

/** By order. */
export async function listToPack(db: Orm, orders: readonly Ordered[]): Promise<Map<number, ToPack>> {
  const packs = await listPackedPieces(db);
  const kept = await listKeptBack(
    db,
    orders.map(({ id }) => id),
  );
  return new Map(
    orders.map((order) => {
      const leftOut = kept.get(order.id) ?? [];
      return [order.id, { leftOut, pieces: less(packs.get(order.variantCode) ?? [unknown(order)], leftOut) }];
    }),
  );
}

export async function findToPack(db: Orm, order: Ordered): Promise<ToPack> {
  return (await listToPack(db, [order])).get(order.id) ?? { pieces: [], leftOut: [] };
}

export const contentsOf = (pieces: readonly Pick<PackedPiece, 'name' | 'quantity'>[]) =>
  pieces.map(({ name, quantity }) => ({ name, quantity }));

function less(pieces: readonly PackedPiece[], leftOut: readonly KeptBack[]): PackedPiece[] {
  const left = new Map(leftOut.map(({ article, quantity }) => [article, quantity]));
  return pieces
    .map((piece) => ({ ...piece, quantity: piece.quantity - (left.get(piece.article) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Of a pack nobody filled at least how many. */
const unknown = ({ quantity }: Ordered): PackedPiece => ({
  ...{ article: '', name: 'stuks', quantity, isProduct: true },
  ...{ length: 0, width: 0, height: 0, weight: 0 },
});
