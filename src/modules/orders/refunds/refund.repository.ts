// The SQL of refunds and disputes. Whoever changes a row holds the lock of its order.

import { and, asc, count, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, insertInto, listBy, updateExistingById } from '#platform/database/find-row.ts';
import { findChangeByPayment } from '../changes/change.repository.ts';
import { extraPayments, orderChanges } from '../changes/changes.tables.ts';
import { findOrder, findOrderByPayment, type OrderRow } from '../order.repository.ts';
import { orders } from '../orders.tables.ts';
import { disputes, refunds } from './refunds.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = Omit<typeof refunds.$inferInsert, 'id'>;
export type DisputeRow = typeof disputes.$inferSelect;

export const insertRefund = insertInto(refunds);
export const updateRefund = updateExistingById(refunds);
export const findRefund = findBy(refunds, refunds.id);
export const findRefundByKey = findBy(refunds, refunds.key);

/** Of one intention, which may take from several payments: the key itself, and those that follow it. */
export async function listRefundsWithKey(db: Orm, orderId: number, key: string): Promise<RefundRow[]> {
  const ofOrder = await listRefundsOfOrder(db, orderId);
  return ofOrder.filter((row) => row.key === key || row.key.startsWith(`${key}:`));
}

export const findRefundByProviderId = findBy(refunds, refunds.providerId);

/** Oldest first; of every payment that belongs to the order. */
export const listRefundsOfOrder = listBy(refunds, refunds.orderId, asc(refunds.id));

export const listRefundsOfPayment = listBy(refunds, refunds.paymentId, asc(refunds.id));

/** The refunds that settle withdrawals, failed ones left out. */
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

/** Wanted before a moment and never answered: nobody may be asking any more. */
export async function listUnansweredRefunds(db: Orm, before: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'requested'), lt(refunds.updatedAt, before)))
    .orderBy(asc(refunds.id))
    .limit(500);
}

/** Payments with a refund under way, or a question or dispute of a bank nobody has decided. */
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

/** The order a payment made, or the one it was given back for. */
export async function findOrderOfPayment(db: Orm, paymentId: string): Promise<OrderRow | null> {
  const own = await findOrderByPayment(db, paymentId);
  if (own) return own;
  const change = await findChangeByPayment(db, paymentId);
  if (change) return findOrder(db, change.orderId);
  const [refund] = await listRefundsOfPayment(db, paymentId);
  return refund ? findOrder(db, refund.orderId) : null;
}

/** Answers what was known before; null for a dispute that is new. */
export async function saveDispute(tx: Orm, dispute: DisputeRow): Promise<DisputeRow | null> {
  const [before] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id));
  const { id: _id, createdAt: _createdAt, ...disputeUpdate } = dispute;
  await tx.insert(disputes).values(dispute).onConflictDoUpdate({ target: disputes.id, set: disputeUpdate });
  return before ?? null;
}

/** Those the bank has not decided, and when the first answer is due. */
export async function countOpenDisputes(db: Orm): Promise<{ count: number; firstDue: Date | null }> {
  const [open] = await db
    .select({ count: count(), firstDue: min(disputes.evidenceDueBy) })
    .from(disputes)
    .where(eq(disputes.status, 'open'));
  return open ?? { count: 0, firstDue: null };
}

/** Of which the provider said something since a moment. */
export async function listOpenDisputesSince(db: Orm, since: Date): Promise<DisputeRow[]> {
  return db
    .select()
    .from(disputes)
    .where(and(inArray(disputes.status, ['inquiry', 'open']), gte(disputes.updatedAt, since)));
}

/** Since a moment: refused by the provider, or sent back by the bank. */
export async function listFailedRefundsSince(db: Orm, since: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'failed'), gte(refunds.updatedAt, since)));
}

export const listDisputesOfOrder = listBy(disputes, disputes.orderId, asc(disputes.createdAt));

/**
 * Behind a column with a payment's id; null when no order of this shop knows it. A difference belongs to its
 * order whether or not it changed it: one that came too late goes back, and cost its fee all the same.
 */
export function orderOfPayment(paymentId: SQL): SQL {
  return sql`coalesce((select ${orders.id} from ${orders} where ${orders.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${orderChanges} where ${orderChanges.paymentId} = ${paymentId}),
    (select ${orderChanges.orderId} from ${extraPayments} join ${orderChanges} on ${orderChanges.id} = ${extraPayments.changeId}
      where ${extraPayments.paymentId} = ${paymentId}),
    (select min(${refunds.orderId}) from ${refunds} where ${refunds.paymentId} = ${paymentId}))`;
}
