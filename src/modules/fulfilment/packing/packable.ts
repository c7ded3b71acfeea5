// Builds the view of an order for packers: articles to pack, weight, and the shipping options that fit the
// contents.

import { DIFFERENCE_OPEN } from '#modules/orders/contract.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import type { Settings } from '#modules/settings/contract.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import {
  DEFAULT_LABEL_OPTIONS,
  type LabelOptions,
  proposeLabel,
  weighParcel,
} from '#modules/shipping/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { contentsOf, listToPack, type PackNeeds, type ToPack } from './items-to-pack.ts';
import type { Packable } from './packing-contract.ts';

type PackableNeeds = PackNeeds & { getSettings: GetSettings };

/** Returns each order as packers see it (without amounts, with its articles and weight), by order id. */
export async function listPackables(
  shop: PackableNeeds,
  db: Orm,
  orders: readonly OrderRow[],
): Promise<Map<number, Packable>> {
  const { parcel } = await shop.getSettings(db);
  const toPack = await listToPack(shop, db, orders);
  return new Map(orders.map((order) => [order.id, packableOf(order, toPack.get(order.id), parcel)]));
}

function packableOf(
  order: OrderRow,
  { pieces, leftOut }: Pick<ToPack, 'pieces' | 'leftOut'> = { pieces: [], leftOut: [] },
  parcel: Settings['parcel'],
): Packable {
  return {
    orderId: order.id,
    orderNumber: orderNumber(order.id),
    customerName: order.customerName,
    city: order.city,
    country: countryText(order.country),
    contents: contentsOf(pieces),
    leftOut: contentsOf(leftOut),
    pieces: pieces.find(({ isProduct }) => isProduct)?.quantity ?? 0,
    options: proposeLabel(pieces, parcel, parseCountry(order.country)),
    weight: weighParcel(pieces, parcel),
    flags: order.flags,
    waitsFor: order.flags.includes(DIFFERENCE_OPEN) ? ('difference' as const) : null,
    orderedAt: order.createdAt.toISOString(),
  };
}

/** Returns the shipping options that fit the contents of the order's parcel. */
export async function proposedLabel(shop: PackableNeeds, db: Orm, order: OrderRow): Promise<LabelOptions> {
  return (await listPackables(shop, db, [order])).get(order.id)?.options ?? DEFAULT_LABEL_OPTIONS;
}

/**
 * Sorts orders for the packer: by the number of pieces, then by contents, then oldest first, so that equal
 * packs are picked one after another.
 */
export function inPickingOrder(orders: Iterable<Packable>): Packable[] {
  const total = ({ contents }: Packable) => contents.reduce((sum, { quantity }) => sum + quantity, 0);
  const what = ({ contents }: Packable) => contents.map(({ name, quantity }) => `${quantity} ${name}`).join();
  return [...orders].toSorted(
    (a, b) =>
      a.pieces - b.pieces ||
      total(a) - total(b) ||
      what(a).localeCompare(what(b), 'nl') ||
      a.orderedAt.localeCompare(b.orderedAt) ||
      a.orderId - b.orderId,
  );
}
