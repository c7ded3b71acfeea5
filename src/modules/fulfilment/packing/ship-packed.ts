// Sends all packed parcels ("Verzonden") after a delay of half a minute. No order changes during the delay,
// so undoing needs no repair. Then each order becomes shipped, and its customer gets one mail.

import * as z from 'zod';
import { type EditNeeds, editOrder } from '#modules/orders/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { seconds } from '#shared/clock.ts';
import {
  beginDeparture,
  claimParcels,
  type DepartureRow,
  endDeparture,
  endParcel,
  findDeparture,
  findDepartureByKey,
  insertDeparture,
  listOpenParcels,
  listParcelsOf,
  releaseParcels,
  undoDeparture,
} from './packing.repository.ts';
import type { Departure } from './packing-contract.ts';
import { type ReadNeeds, readParcels } from './read-packing.ts';
import { readStops } from './to-ship.repository.ts';

/** How long a departure (delayed send) can be undone, in milliseconds. */
export const UNDO_WINDOW_MS = seconds(30);

export type DepartureJob = { departureId: number };

export const departQueue: JobQueue<DepartureJob> = {
  name: 'ship-packed',
  parse: z.object({ departureId: z.number().int().positive() }).parse,
};

type Needs = ReadNeeds & { database: Database; jobs: Jobs };

/**
 * Starts a departure (delayed send) of all packed parcels, once per idempotency key. Throws 409
 * `nothing_packed` when no packed parcel may leave.
 */
export async function shipPacked(shop: Needs, { key }: { key: string }, actor: string): Promise<Departure> {
  const { database, jobs, clock } = shop;
  return database.transaction(async (tx) => {
    const at = clock.now();
    const leavesAt = new Date(at.getTime() + UNDO_WINDOW_MS);
    const departure = await insertDeparture(tx, { key, actor, at, leavesAt, status: 'waiting' });
    if (!departure) return asItIs(tx, await findDepartureByKey(tx, key), at);
    const open = await readParcels(shop, tx, await listOpenParcels(tx));
    const ready = open.filter(({ view }) => view.packedAt !== null && view.stop === null);
    const parcels = await claimParcels(
      tx,
      departure.id,
      ready.map(({ row }) => row.id),
    );
    if (parcels === 0) throw new Refusal('nothing_packed', 'Er is niets ingepakt dat nog weg moet.');
    await jobs.send(tx, departQueue, { departureId: departure.id }, { startAfter: leavesAt });
    return { id: departure.id, actor, parcels, undoFor: UNDO_WINDOW_MS };
  });
}

/**
 * Undoes a departure (delayed send); repeating is harmless. Throws 404 `not_found`; 409 `departure_left` when
 * it is too late.
 */
export async function cancelDeparture({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    if (await undoDeparture(tx, id)) return releaseParcels(tx, id);
    const departure = await findDeparture(tx, id);
    if (!departure) throw notFound('Deze verzending kennen we niet.');
    // A repeated request: the departure was undone before.
    if (departure.status === 'undone') return;
    throw new Refusal('departure_left', 'Te laat: de klanten hebben hun mail al.');
  });
}

/**
 * Ships the parcels of a departure whose undo time is over; a repeated job continues where the last one
 * stopped. Parcels that must no longer leave stay packed. Throws 409 `edit_conflict` when an order is edited
 * at the same moment, so that the job is repeated.
 */
export async function departNow(shop: EditNeeds, { departureId }: DepartureJob): Promise<void> {
  const { database, clock } = shop;
  const departure = await beginDeparture(database.orm, departureId, clock.now());
  if (!departure) return refuseEarly(await findDeparture(database.orm, departureId));
  for (const { id, orderId, endedAt } of await listParcelsOf(database.orm, { departureId })) {
    if (endedAt) continue;
    const known = (await readStops(database.orm, [orderId])).get(orderId);
    if (known && (known.stop === null || known.stop === 'shipped')) {
      const shippedAt = departure.at.toISOString();
      const { version } = known.order;
      if (known.stop === null)
        await editOrder(shop, orderId, { status: 'shipped', shippedAt, version }, departure.actor);
      await endParcel(database.orm, id, clock.now());
    } else await releaseParcels(database.orm, departureId, id);
  }
  await endDeparture(database.orm, departureId);
}

/**
 * Throws when the undo time of the departure is not over by this machine's clock, so that the job is
 * repeated.
 */
function refuseEarly(departure: DepartureRow | null): void {
  if (departure?.status === 'waiting') throw new Error(`Departure ${departure.id} is not due yet`);
}

async function asItIs(tx: Orm, departure: DepartureRow | null, now: Date): Promise<Departure> {
  if (!departure) throw new Error('A departure of this key is gone');
  const { id, actor, leavesAt, status } = departure;
  const left = status === 'waiting' ? leavesAt.getTime() - now.getTime() : 0;
  const parcels = (await listParcelsOf(tx, { departureId: id })).length;
  return { id, actor, parcels, undoFor: Math.max(left, 0) };
}
