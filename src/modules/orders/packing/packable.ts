// An order as who packs it sees it, with the label that fits what goes into its box.

import type { Settings } from '#modules/settings/contract.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import { proposeLabel, weighParcel } from '#modules/shipping/index.ts';
import { listPackedPieces, type PackedPiece } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import type { OrderRow } from '../order.repository.ts';
import { orderNumber } from '../order-view.ts';
import type { Packable } from './packing-contract.ts';

/** What packs hold, by variant, and what goes around it. */
export type Packs = { pieces: ReadonlyMap<string, readonly PackedPiece[]>; settings: Settings };

export async function readPacks({ getSettings }: { getSettings: GetSettings }, db: Orm): Promise<Packs> {
  return { pieces: await listPackedPieces(db), settings: await getSettings(db) };
}

export function packableOf(order: OrderRow, { pieces: packs, settings }: Packs): Packable {
  const pieces = packs.get(order.variantCode) ?? [];
  return {
    orderId: order.id,
    orderNumber: orderNumber(order.id),
    customerName: order.customerName,
    city: order.city,
    country: countryText(order.country),
    contents: contentsOf(pieces, order),
    pieces: pieces[0]?.quantity ?? order.quantity,
    options: proposeLabel(pieces, settings.parcel, parseCountry(order.country)),
    weight: weighParcel(pieces, settings.parcel),
    flags: order.flags,
    orderedAt: order.createdAt.toISOString(),
  };
}

/** Of a pack nobody filled at least how many. */
export function contentsOf(
  pieces: readonly PackedPiece[],
  { quantity }: Pick<OrderRow, 'quantity'>,
): Packable['contents'] {
  if (pieces.length === 0) return [{ name: 'stuks', quantity }];
  return pieces.map(({ name, quantity: each }) => ({ name, quantity: each }));
}

/** By how much is in it, then by what, then the oldest first: who picks takes one pack off the shelf after the other. */
export function inPickingOrder<Order extends Packable>(orders: readonly Order[]): Order[] {
  const total = ({ contents }: Packable) => contents.reduce((sum, { quantity }) => sum + quantity, 0);
  const what = ({ contents }: Packable) => contents.map(({ name, quantity }) => `${quantity} ${name}`).join();
  return orders.toSorted(
    (a, b) =>
      a.pieces - b.pieces ||
      total(a) - total(b) ||
      what(a).localeCompare(what(b), 'nl') ||
      a.orderedAt.localeCompare(b.orderedAt) ||
      a.orderId - b.orderId,
  );
}
