// The SQL of order changes. The caller must hold the lock of the order it changes.

import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, findRow, insertInto, listBy, updateExistingById } from '#platform/database/find-row.ts';
import { orders } from '../orders.tables.ts';
import { orderChanges } from './changes.tables.ts';

export type ChangeRow = typeof orderChanges.$inferSelect;

export const insertChange = insertInto(orderChanges);
export const updateChange = updateExistingById(orderChanges);
export const findChange = findBy(orderChanges, orderChanges.id);
export const findChangeByKey = findBy(orderChanges, orderChanges.key);
export const findChangeByLink = findBy(orderChanges, orderChanges.linkSecret);

/** Returns the changes of an order, oldest first. */
export const listChangesOfOrder = listBy(orderChanges, orderChanges.orderId, asc(orderChanges.id));

/**
 * Returns when the latest change of each order was applied, by order id; orders without an applied change are
 * absent.
 */
export async function listLastChanges(db: Orm, orderIds: number[]): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orderChanges.orderId])
    .from(orderChanges)
    .where(and(inArray(orderChanges.orderId, orderIds), isNotNull(orderChanges.appliedAt)))
    .orderBy(orderChanges.orderId, desc(orderChanges.appliedAt));
  return new Map(
    rows.flatMap(({ orderId, appliedAt }) => (appliedAt ? [[orderId, appliedAt] as const] : [])),
  );
}

export function findWaitingChange(db: Orm, orderId: number): Promise<ChangeRow | null> {
  return findRow(
    db
      .select()
      .from(orderChanges)
      .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'waiting'))),
  );
}

/** Returns true when the order of this change has a newer change that is waiting for payment or applied. */
export async function hasLaterChange(db: Orm, { id, orderId }: ChangeRow): Promise<boolean> {
  const later = and(
    eq(orderChanges.orderId, orderId),
    gt(orderChanges.id, id),
    inArray(orderChanges.state, ['waiting', 'applied']),
  );
  return (await db.$count(orderChanges, later)) > 0;
}

/**
 * Returns at most 200 order changes that must stop waiting for the customer's payment: past their due date
 * (`isOver` true), or of an order that was sent, cancelled or archived before the due date (`isOver` false).
 */
export async function listOverdueChanges(db: Orm, now: Date): Promise<{ id: number; isOver: boolean }[]> {
  const isOver = sql<boolean>`${orderChanges.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const isPast = or(
    isOver,
    inArray(orders.status, ['shipped', 'delivered', 'cancelled']),
    isNotNull(orders.archivedAt),
  );
  return db
    .select({ id: orderChanges.id, isOver })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(and(eq(orderChanges.state, 'waiting'), isPast))
    .orderBy(asc(orderChanges.expiresAt))
    .limit(200);
}

/**
 * Returns the ids of the payments that customers made for the applied changes of an order, newest first.
 * Changes without a payment are left out.
 */
export async function listExtraPaymentIds(db: Orm, orderId: number): Promise<string[]> {
  const rows = await db
    .select({ paymentId: orderChanges.paymentId })
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.orderId, orderId),
        eq(orderChanges.state, 'applied'),
        isNotNull(orderChanges.paymentId),
      ),
    )
    .orderBy(desc(orderChanges.id));
  return rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]));
}

export const findChangeByPayment = findBy(orderChanges, orderChanges.paymentId);
