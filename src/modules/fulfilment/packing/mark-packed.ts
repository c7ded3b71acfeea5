// Marks a parcel as packed, after a scan or a click. A parcel that must not leave, has no label or was packed
// before is refused with the reason, so that the packer notices a wrong parcel at once.

import { findOrder, insertEvents, orderNumber, parseOrderNumber } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { alreadyPacked, parcelUnknown } from './get-parcel-label.ts';
import { changeOpenParcel, findParcel, listOpenParcels, type ParcelRow } from './packing.repository.ts';
import type { PackedParcel } from './packing-contract.ts';
import { type ReadNeeds, type ReadParcel, readParcels } from './read-packing.ts';
import { matchesScan } from './scan-code.ts';
import { stopText } from './stop-reason-texts.ts';

type Needs = ReadNeeds & { database: Database };

/**
 * Marks the parcel with the scanned code as packed. Throws 404 `parcel_unknown`; 409 `parcel_stopped`,
 * `already_packed`, `label_pending`.
 */
export async function scanParcel(shop: Needs, code: string, operator: string): Promise<PackedParcel> {
  const { orm } = shop.database;
  const parcels = await readParcels(shop, orm, await listOpenParcels(orm));
  const isMeant = ({ view, shipment }: ReadParcel) =>
    [view.trackingCode, view.orderNumber, shipment?.reference].some((known) => matchesScan(code, known));
  const parcel = parcels.find(isMeant);
  if (!parcel) throw parcelUnknown(await describeScan(shop, code));
  return mark(shop, parcel, true, operator);
}

/**
 * Marks a parcel as packed, or as not packed when `packed` is false, and returns the parcel. Throws 404
 * `parcel_unknown`; for packing also 409 `parcel_stopped`, `already_packed`, `label_pending`.
 */
export async function changeParcel(
  shop: Needs,
  id: number,
  { packed }: { packed: boolean },
  operator: string,
): Promise<PackedParcel> {
  const { orm } = shop.database;
  const row = await findParcel(orm, id);
  const [parcel] = row ? await readParcels(shop, orm, [row]) : [];
  if (!parcel || parcel.row.endedAt) throw parcelUnknown();
  return mark(shop, parcel, packed, operator);
}

async function mark(
  shop: Needs,
  { row, view }: ReadParcel,
  packed: boolean,
  operator: string,
): Promise<PackedParcel> {
  if (packed) refuseUnready(view);
  const at = shop.clock.now();
  const change = packed ? { packedAt: at, packedBy: operator } : { packedAt: null, packedBy: null };
  const kind = packed ? 'packed' : 'unpacked';
  const changed = await shop.database.transaction(async (tx): Promise<ParcelRow | null> => {
    const marked = await changeOpenParcel(tx, row.id, change, packed ? 'unpacked' : 'packed');
    if (marked)
      await insertEvents(tx, [
        { orderId: row.orderId, at, actor: operator, kind, from: null, to: null, note: null },
      ]);
    return marked;
  });
  if (!changed && packed) throw alreadyPacked(view.orderNumber);
  return { ...view, packedAt: changed?.packedAt?.toISOString() ?? null, packedBy: changed?.packedBy ?? null };
}

function refuseUnready({ orderNumber: name, stop, label, packedAt, isLeaving, failure }: PackedParcel): void {
  if (stop) throw new Refusal('parcel_stopped', `${name}: ${stopText[stop]}`);
  if (packedAt || isLeaving) throw alreadyPacked(name);
  if (label === 'waiting' || label === 'failed')
    throw new Refusal('label_pending', `${name} heeft nog geen label. ${failure ?? ''}`.trim());
}

/**
 * Returns a Dutch message for a scanned code that belongs to no parcel in a packing run: an unknown code, or
 * the number of an order that is not packed now.
 */
async function describeScan(shop: Needs, code: string): Promise<string> {
  const id = parseOrderNumber(code);
  const order = id === null ? null : await findOrder(shop.database.orm, id);
  if (!order) return 'Deze code hoort niet bij een pakket op de stapel.';
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  return `${orderNumber(order.id)} ligt niet op de stapel${isSent ? ': al verzonden' : ''}.`;
}
