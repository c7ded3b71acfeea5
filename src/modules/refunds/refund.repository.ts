// The SQL of refunds and disputes. The caller must hold the lock of the order it writes for.

import { and, asc, count, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import { orderChanges } from '#modules/orders/changes/changes.tables.ts';
import { findChangeByPayment, findOrder, findOrderByPayment, type OrderRow } from '#modules/orders/index.ts';
import { orders } from '#modules/orders/orders.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy, insertInto, listBy, updateExistingById } from '#platform/database/find-row.ts';
import { extraPayments } from './extra-payments.tables.ts';
import { disputes, refunds } from './refunds.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = Omit<typeof refunds.$inferInsert, 'id'>;
export type DisputeRow = typeof disputes.$inferSelect;

export const insertRefund = insertInto(refunds);
export const updateRefund = updateExistingById(refunds);
export const findRefund = findBy(refunds, refunds.id);
export const findRefundByKey = findBy(refunds, refunds.key);

/**
 * Lists the refund rows of one request, whose amount may be taken from several payments: the row with `key`,
 * and those with a key derived from it.
 */
export async function listRefundsWithKey(db: Orm, orderId: number, key: string): Promise<RefundRow[]> {
  const ofOrder = await listRefundsOfOrder(db, orderId);
  return ofOrder.filter((row) => row.key === key || row.key.startsWith(`${key}:`));
}

export const findRefundByProviderId = findBy(refunds, refunds.providerId);

/** Lists the refunds of an order, from all its payments, oldest first. */
export const listRefundsOfOrder = listBy(refunds, refunds.orderId, asc(refunds.id));

export const listRefundsOfPayment = listBy(refunds, refunds.paymentId, asc(refunds.id));

/** Lists the refunds that settle these withdrawals; failed refunds are left out. */
export async function listRefundsOfWithdrawals(db: Orm, withdrawalIds: number[]): Promise<RefundRow[]> {
  if (withdrawalIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(
      and(
        inArray(refunds.withdrawalId, withdrawalIds),
        inArray(refunds.status, ['requested', 'pending', 'succeeded']),
      ),
    )
    .orderBy(asc(refunds.id));
}

/**
 * Returns at most 500 refunds that were requested before a time and not answered by the provider; the process
 * that requested them may have crashed.
 */
export async function listUnansweredRefunds(db: Orm, before: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'requested'), lt(refunds.updatedAt, before)))
    .orderBy(asc(refunds.id))
    .limit(500);
}

/**
 * Returns the ids of payments with a pending refund, or a dispute or inquiry that the bank has not decided;
 * the provider is asked about them.
 */
export async function listUndecidedPayments(db: Orm): Promise<string[]> {
  const pending = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(inArray(refunds.status, ['requested', 'pending']))
    .limit(500);
  const open = await db
    .select({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(inArray(disputes.status, ['inquiry', 'open']))
    .limit(500);
  return [...new Set([...pending, ...open].map(({ paymentId }) => paymentId))];
}

/**
 * Returns the order a payment belongs to: as the order's own payment, as the payment for a change of the
 * order, or as a duplicate payment that was refunded. Null when it belongs to no order.
 */
export async function findOrderOfPayment(db: Orm, paymentId: string): Promise<OrderRow | null> {
  const own = await findOrderByPayment(db, paymentId);
  if (own) return own;
  const change = await findChangeByPayment(db, paymentId);
  if (change) return findOrder(db, change.orderId);
  const [refund] = await listRefundsOfPayment(db, paymentId);
  return refund ? findOrder(db, refund.orderId) : null;
}

/** Inserts or updates a dispute. Returns the row as it was before, or null for a new dispute. */
export async function saveDispute(tx: Orm, dispute: DisputeRow): Promise<DisputeRow | null> {
  const [before] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id));
  const { id: _id, createdAt: _createdAt, ...disputeUpdate } = dispute;
  await tx.insert(disputes).values(dispute).onConflictDoUpdate({ target: disputes.id, set: disputeUpdate });
  return before ?? null;
}

/**
 * Returns the number of open disputes, and as `firstDue` the earliest date by which evidence must be sent to
 * the bank; `firstDue` is null when no dispute has such a date.
 */
export async function countOpenDisputes(db: Orm): Promise<{ count: number; firstDue: Date | null }> {
  const [open] = await db
    .select({ count: count(), firstDue: min(disputes.evidenceDueBy) })
    .from(disputes)
    .where(eq(disputes.status, 'open'));
  return open ?? { count: 0, firstDue: null };
}

/** Returns the open disputes and inquiries of all orders that the provider updated since a time. */
export async function listOpenDisputesSince(db: Orm, since: Date): Promise<DisputeRow[]> {
  return db
    .select()
    .from(disputes)
    .where(and(inArray(disputes.status, ['inquiry', 'open']), gte(disputes.updatedAt, since)));
}

/** Returns the refunds of all orders that the provider refused or the bank returned since a time. */
export async function listFailedRefundsSince(db: Orm, since: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'failed'), gte(refunds.updatedAt, since)));
}

export const listDisputesOfOrder = listBy(disputes, disputes.orderId, asc(disputes.createdAt));

/**
 * Builds a SQL expression of the order id of a payment; null for an unknown payment. A payment for a change
 * that came too late and was refunded also counts for the order of the change, because the provider's fee for
 * it remains a cost.
 */
export function orderOfPayment(paymentId: SQL): SQL {
  return sql`coalesce((select ${orders.id} from ${orders} where ${orders.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${orderChanges} where ${orderChanges.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${extraPayments} join ${orderChanges} on ${orderChanges.id} = ${extraPayments.changeId}
      where ${extraPayments.paymentId} = ${paymentId}),
    (select min(${refunds.orderId}) from ${refunds} where ${refunds.paymentId} = ${paymentId}))`;
}
