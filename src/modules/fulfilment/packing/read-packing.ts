// Reads the packing page: orders to pack, open packing runs with the state of their labels, and recent
// departures.

import { listLastChanges, orderNumber } from '#modules/orders/index.ts';
import { labelOptionsSchema } from '#modules/shipping/contract.ts';
import type { Orm } from '#platform/database/database.ts';
import type { LabelNeeds } from '../labels/make-label.ts';
import type { ShipmentRow } from '../labels/shipment.repository.ts';
import { inPickingOrder, listPackables } from './packable.ts';
import {
  listNewestShipments,
  listOpenDepartures,
  listOpenParcels,
  listRuns,
  type ParcelRow,
} from './packing.repository.ts';
import {
  MAX_STACK_SIZE,
  type Packable,
  type PackedParcel,
  type Packing,
  type PackingRun,
} from './packing-contract.ts';
import {
  listHeldBack,
  listToShip,
  readStops,
  type StoppableOrder,
  toShipCountQuery,
} from './to-ship.repository.ts';

export type ReadNeeds = Pick<LabelNeeds, 'getSettings' | 'clock' | 'labelProviders' | 'listHeldBackItems'> & {
  database: { orm: Orm };
};

const MAX_HELD_SHOWN = 20;
const MAX_COUNTED = 1000;

export async function readPacking(shop: ReadNeeds): Promise<Packing> {
  const { database, labelProviders, clock } = shop;
  const { orm } = database;
  const now = clock.now().getTime();
  const departures = await listOpenDepartures(orm);
  return {
    service: labelProviders.current.name,
    toPack: inPickingOrder((await listPackables(shop, orm, await listToShip(orm, MAX_STACK_SIZE))).values()),
    toShip: await countToShip(orm, MAX_COUNTED),
    heldBack: (await listHeldBack(orm, MAX_HELD_SHOWN)).map(({ order, stop }) => ({
      orderId: order.id,
      orderNumber: orderNumber(order.id),
      stop: stop ?? 'held',
    })),
    runs: await readRuns(shop, orm),
    departures: departures.map(({ id, actor, parcels, status, leavesAt }) => ({
      id,
      actor,
      parcels,
      undoFor: status === 'waiting' ? Math.max(leavesAt.getTime() - now, 0) : 0,
    })),
  };
}

/** Returns the number of orders to send, packed or not, counted up to `most`. */
export async function countToShip(db: Orm, most = MAX_COUNTED): Promise<number> {
  const [row] = await toShipCountQuery(db, most);
  return row?.count ?? 0;
}

async function readRuns(shop: ReadNeeds, db: Orm): Promise<PackingRun[]> {
  const parcels = await readParcels(shop, db, await listOpenParcels(db));
  // A parcel sent from another page needs no more work.
  const open = Map.groupBy(
    parcels.filter(({ view }) => view.stop !== 'shipped'),
    ({ row }) => row.runId,
  );
  const runs = await listRuns(db, [...open.keys()]);
  return runs.map(({ id, startedAt, startedBy }) => ({
    id,
    startedBy,
    startedAt: startedAt.toISOString(),
    parcels: (open.get(id) ?? []).map(({ view }) => view),
  }));
}

export type ReadParcel = { row: ParcelRow; view: PackedParcel } & StoppableOrder & {
    shipment: ShipmentRow | null;
  };

/**
 * Returns each parcel with its order, shipment and API view, in the order of `rows`. Parcels of deleted
 * orders are left out.
 */
export async function readParcels(
  shop: Pick<ReadNeeds, 'getSettings' | 'listHeldBackItems'>,
  db: Orm,
  rows: ParcelRow[],
): Promise<ReadParcel[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const stops = await readStops(db, orderIds);
  const shipments = await listNewestShipments(db, orderIds);
  const changed = await listLastChanges(db, orderIds);
  const packables = await listPackables(
    shop,
    db,
    [...stops.values()].map(({ order }) => order),
  );
  return rows.flatMap((row) => {
    const known = stops.get(row.orderId);
    const packable = packables.get(row.orderId);
    if (!known || !packable) return [];
    const shipment = shipments.get(row.orderId) ?? null;
    const changedAt = changed.get(row.orderId) ?? null;
    const view = parcelView(row, { ...known, changedAt }, shipment, packable);
    return [{ row, ...known, shipment, view }];
  });
}

function parcelView(
  row: ParcelRow,
  { order, stop, changedAt }: StoppableOrder & { changedAt: Date | null },
  shipment: ShipmentRow | null,
  packable: Packable,
): PackedParcel {
  return {
    ...packable,
    options: labelOptionsSchema.parse(shipment?.status === 'made' ? shipment.options : row.options),
    id: row.id,
    trackingCode: order.trackingCode,
    stop,
    ...labelOf(row, shipment, order.trackingCode),
    packedAt: row.packedAt?.toISOString() ?? null,
    packedBy: row.packedBy,
    changedAt: changedAt !== null && changedAt > row.askedAt ? changedAt.toISOString() : null,
    isLeaving: row.departureId !== null,
  };
}

/**
 * Returns the label state of a parcel in a packing run, and the reason when its label failed. A failure from
 * before this run requested the label is ignored; a label that was made before counts.
 */
function labelOf(
  { askedAt, failure }: ParcelRow,
  shipment: ShipmentRow | null,
  trackingCode: string | null,
): Pick<PackedParcel, 'label' | 'failure'> {
  if (shipment?.status === 'made')
    return { label: shipment.createdAt < askedAt ? 'there' : 'made', failure: null };
  if (shipment?.status === 'requested') return { label: 'waiting', failure: shipment.failure };
  if (trackingCode !== null) return { label: 'there', failure: null };
  if (failure !== null) return { label: 'failed', failure };
  if (!shipment || shipment.updatedAt < askedAt) return { label: 'waiting', failure: null };
  return { label: 'failed', failure: shipment.failure ?? 'Het label is ingetrokken.' };
}
