// The SQL of shipments. The caller must hold the lock of the order when a change affects the order.

import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { unsentStatuses } from '#modules/orders/index.ts';
import { orders } from '#modules/orders/orders.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy, insertInto, listBy, updateExistingById } from '#platform/database/find-row.ts';
import { shipments } from './shipments.tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;

const alive = inArray(shipments.status, ['requested', 'made']);

export const insertShipment = insertInto(shipments);
export const updateShipment = updateExistingById(shipments);
export const findShipment = findBy(shipments, shipments.id);
export const findShipmentByProviderId = findBy(shipments, shipments.providerId);

/** Returns the shipments of an order, newest first. */
export const listShipmentsOfOrder = listBy(shipments, shipments.orderId, desc(shipments.id));

/**
 * Returns the unsent orders whose newest label failed, at most a hundred, with the reason of the failure in
 * Dutch and its time. Archived orders are left out.
 */
export async function listOrdersWithoutLabel(
  db: Orm,
): Promise<{ orderId: number; shipmentId: number; failure: string | null; failedAt: Date }[]> {
  return db
    .select({
      orderId: shipments.orderId,
      shipmentId: shipments.id,
      failure: shipments.failure,
      failedAt: shipments.updatedAt,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipments.status, 'failed'),
        inArray(orders.status, [...unsentStatuses]),
        isNull(orders.archivedAt),
        sql`not exists (select from ${shipments} later where later.order_id = ${orders.id} and later.id > ${shipments.id})`,
      ),
    )
    .orderBy(asc(shipments.id))
    .limit(100);
}

/** Returns the active shipment of an order, requested or made; null when the order has no active shipment. */
export async function findLiveShipment(db: Orm, orderId: number): Promise<ShipmentRow | null> {
  const [row] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), alive));
  return row ?? null;
}

/**
 * Returns the shipments of these orders whose label is made and can be printed. Orders without such a label
 * are absent.
 */
export async function listMadeShipments(db: Orm, orderIds: number[]): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(and(inArray(shipments.orderId, orderIds), eq(shipments.status, 'made')));
}

type Claim = {
  status: 'requested' | 'cancelling';
  now: Date;
  abandonedBefore: Date;
  /**
   * The names of the label services whose requests several processes may send at once; their shipments can be
   * claimed again.
   */
  repeatable: readonly string[];
};

/**
 * Claims a shipment for this process and returns it. Returns null when the shipment no longer has the given
 * status, or another process has a claim that is not older than `abandonedBefore`.
 */
export async function claimShipment(
  db: Orm,
  id: number,
  { status, now, abandonedBefore, repeatable }: Claim,
): Promise<ShipmentRow | null> {
  const [row] = await db
    .update(shipments)
    .set({ claimedAt: now })
    .where(
      and(
        eq(shipments.id, id),
        eq(shipments.status, status),
        or(
          isNull(shipments.claimedAt),
          lt(shipments.claimedAt, abandonedBefore),
          inArray(shipments.provider, [...repeatable]),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Releases the claims on all shipments. Only for the start of a database engine that one process uses: every
 * process that made a claim has ended.
 */
export async function releaseShipmentClaims(db: Orm): Promise<void> {
  await db.update(shipments).set({ claimedAt: null }).where(sql`${shipments.claimedAt} is not null`);
}

/**
 * Lists at most `limit` shipments of a label service that are in transit and were not checked since
 * `checkedBefore`, those unchecked for the longest time first.
 */
export async function listInTransit(
  db: Orm,
  { provider, madeAfter, checkedBefore, limit }: InTransitQuery,
): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.status, 'made'),
        isNull(shipments.deliveredAt),
        eq(shipments.provider, provider),
        gt(shipments.madeAt, madeAfter),
        or(isNull(shipments.checkedAt), lt(shipments.checkedAt, checkedBefore)),
      ),
    )
    .orderBy(sql`${shipments.checkedAt} nulls first`, asc(shipments.id))
    .limit(limit);
}

type InTransitQuery = { provider: string; madeAfter: Date; checkedBefore: Date; limit: number };
