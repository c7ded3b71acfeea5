// The SQL of packing runs, parcels and departures. A step that may happen only once is one statement
// conditional on the previous state, so that only one of two concurrent callers succeeds.

import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, listByValues } from '#platform/database/find-row.ts';
import type { ShipmentRow } from '../labels/shipment.repository.ts';
import { shipments } from '../labels/shipments.tables.ts';
import { packingDepartures, packingParcels, packingRuns } from './packing.tables.ts';

export type RunRow = typeof packingRuns.$inferSelect;
export type ParcelRow = typeof packingParcels.$inferSelect;
export type DepartureRow = typeof packingDepartures.$inferSelect;

/** Inserts a packing run and returns its row; null when the run's idempotency key was used before. */
export function insertRun(tx: Orm, run: Omit<RunRow, 'id'>): Promise<RunRow | null> {
  return findRow(
    tx.insert(packingRuns).values(run).onConflictDoNothing({ target: packingRuns.key }).returning(),
  );
}

/**
 * Inserts these parcels into their packing run and returns the inserted rows; orders that are in an open
 * packing run already are left out.
 */
export async function insertParcels(
  tx: Orm,
  parcels: Pick<ParcelRow, 'runId' | 'orderId' | 'place' | 'options' | 'askedBy' | 'askedAt'>[],
): Promise<ParcelRow[]> {
  return tx
    .insert(packingParcels)
    .values(parcels)
    .onConflictDoNothing({ target: packingParcels.orderId, where: isNull(packingParcels.endedAt) })
    .returning();
}

export const findRun = findBy(packingRuns, packingRuns.id);
export const findParcel = findBy(packingParcels, packingParcels.id);

/** Lists the parcels that are in a packing run, sorted by run and position. */
export async function listOpenParcels(db: Orm): Promise<ParcelRow[]> {
  return db
    .select()
    .from(packingParcels)
    .where(isNull(packingParcels.endedAt))
    .orderBy(asc(packingParcels.runId), asc(packingParcels.place));
}

export async function listParcelsOf(
  db: Orm,
  of: { runId: number } | { departureId: number },
): Promise<ParcelRow[]> {
  const where =
    'runId' in of ? eq(packingParcels.runId, of.runId) : eq(packingParcels.departureId, of.departureId);
  return db.select().from(packingParcels).where(where).orderBy(asc(packingParcels.place));
}

export const listRuns = listByValues(packingRuns, packingRuns.id, asc(packingRuns.id));

/** Returns the newest shipment of each of these orders, by order id; orders without a shipment are absent. */
export async function listNewestShipments(db: Orm, orderIds: number[]): Promise<Map<number, ShipmentRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([shipments.orderId])
    .from(shipments)
    .where(inArray(shipments.orderId, orderIds))
    .orderBy(shipments.orderId, sql`${shipments.id} desc`);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/**
 * Changes a parcel in an open packing run and returns it. Returns null when the parcel has left the run or is
 * being sent (in a departure), or when it is not in the state `was`.
 */
export function changeOpenParcel(
  tx: Orm,
  id: number,
  change: Partial<ParcelRow>,
  was: 'any' | 'packed' | 'unpacked' = 'any',
): Promise<ParcelRow | null> {
  const { packedAt } = packingParcels;
  const before = { any: undefined, packed: isNotNull(packedAt), unpacked: isNull(packedAt) }[was];
  return findRow(
    tx
      .update(packingParcels)
      .set(change)
      .where(
        and(
          eq(packingParcels.id, id),
          isNull(packingParcels.endedAt),
          isNull(packingParcels.departureId),
          before,
        ),
      )
      .returning(),
  );
}

export async function endParcel(tx: Orm, id: number, endedAt: Date): Promise<void> {
  await tx.update(packingParcels).set({ endedAt }).where(eq(packingParcels.id, id));
}

/** Inserts a departure (delayed send) and returns its row; null when its idempotency key was used before. */
export function insertDeparture(tx: Orm, row: Omit<DepartureRow, 'id'>): Promise<DepartureRow | null> {
  return findRow(
    tx
      .insert(packingDepartures)
      .values(row)
      .onConflictDoNothing({ target: packingDepartures.key })
      .returning(),
  );
}

export const findDepartureByKey = findBy(packingDepartures, packingDepartures.key);
export const findDeparture = findBy(packingDepartures, packingDepartures.id);

/** Adds packed parcels that are in no departure to this departure, and returns the number added. */
export async function claimParcels(tx: Orm, departureId: number, ids: number[]): Promise<number> {
  const rows = await tx
    .update(packingParcels)
    .set({ departureId })
    .where(
      and(
        inArray(packingParcels.id, ids),
        isNull(packingParcels.endedAt),
        isNull(packingParcels.departureId),
        isNotNull(packingParcels.packedAt),
      ),
    )
    .returning({ id: packingParcels.id });
  return rows.length;
}

/**
 * Takes the unsent parcels out of a departure, or only parcel `id`. These parcels stay packed and can be sent
 * later.
 */
export async function releaseParcels(tx: Orm, departureId: number, id?: number): Promise<void> {
  await tx
    .update(packingParcels)
    .set({ departureId: null })
    .where(
      and(
        eq(packingParcels.departureId, departureId),
        isNull(packingParcels.endedAt),
        id === undefined ? undefined : eq(packingParcels.id, id),
      ),
    );
}

/**
 * Undoes a departure that is still `waiting` and returns it; null when its parcels have left or it was undone
 * before.
 */
export function undoDeparture(tx: Orm, id: number): Promise<DepartureRow | null> {
  return findRow(
    tx
      .update(packingDepartures)
      .set({ status: 'undone' })
      .where(and(eq(packingDepartures.id, id), eq(packingDepartures.status, 'waiting')))
      .returning(),
  );
}

/**
 * Starts a departure, or resumes a started one, and returns it. Null when its undo time is not over, or when
 * it was undone or is finished.
 */
export function beginDeparture(tx: Orm, id: number, now: Date): Promise<DepartureRow | null> {
  const { status, leavesAt } = packingDepartures;
  const isDue = and(eq(status, 'waiting'), lte(leavesAt, now));
  return findRow(
    tx
      .update(packingDepartures)
      .set({ status: 'leaving' })
      .where(and(eq(packingDepartures.id, id), or(isDue, eq(status, 'leaving'))))
      .returning(),
  );
}

export async function endDeparture(tx: Orm, id: number): Promise<void> {
  await tx.update(packingDepartures).set({ status: 'left' }).where(eq(packingDepartures.id, id));
}

export async function listOpenDepartures(db: Orm): Promise<(DepartureRow & { parcels: number })[]> {
  const rows = await db
    .select({ departure: packingDepartures, parcels: count(packingParcels.id) })
    .from(packingDepartures)
    .leftJoin(packingParcels, eq(packingParcels.departureId, packingDepartures.id))
    .where(sql`${packingDepartures.status} in ('waiting', 'leaving')`)
    .groupBy(packingDepartures.id)
    .orderBy(asc(packingDepartures.id));
  return rows.map(({ departure, parcels }) => ({ ...departure, parcels }));
}
