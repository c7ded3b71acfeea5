// The SQL of the orders of one person, found by the normalised e-mail address (`key`).

import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { orderNumber } from '#modules/orders/index.ts';
import { orders } from '#modules/orders/orders.tables.ts';
import { disputes, refunds } from '#modules/refunds/refunds.tables.ts';
import { OPEN_RETURNS } from '#modules/returns/contract.ts';
import { returns } from '#modules/returns/returns.tables.ts';
import type { Orm } from '#platform/database/database.ts';

const isTheirs = (key: string): SQL => sql`email_key(${orders.customerEmail}) = ${key}`;

export function listOrdersOfPerson(db: Orm, key: string) {
  const { id, draftId, customerEmail, customerName, customerPhone } = orders;
  return db
    .select({ id, draftId, customerEmail, customerName, customerPhone })
    .from(orders)
    .where(isTheirs(key))
    .orderBy(asc(id));
}

/** Returns at most `limit` orders of a person, newest first, with any status. */
export function listNewestOrdersOfPerson(db: Orm, key: string, limit: number) {
  return db.select().from(orders).where(isTheirs(key)).orderBy(desc(orders.id)).limit(limit);
}

/** Returns how many orders of a person were ever paid, up to and including the order with id `upTo`. */
export function countOrdersOfPerson(db: Orm, key: string, upTo: number): Promise<number> {
  return db.$count(orders, and(isTheirs(key), lte(orders.id, upTo), ne(orders.paymentState, 'unpaid')));
}

type OrderInProgress = { orderNumber: string; why: 'unsent' | 'return' | 'refund' | 'dispute' };

/**
 * Returns the order number of one of these orders that is unfinished, and why: unsent, or an open return,
 * refund or dispute. Returns null when all are finished.
 */
export async function findOrderInProgress(db: Orm, ids: readonly number[]): Promise<OrderInProgress | null> {
  if (ids.length === 0) return null;
  const mine = inArray(orders.id, [...ids]);
  const open = (status: readonly string[]) => inArray(orders.status, [...status]);
  const held = inArray(orders.paymentState, ['paid', 'partially_refunded']);
  const [unsent] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine, open(['pending', 'confirmed', 'processing']), held, sql`${orders.archivedAt} is null`))
    .limit(1);
  if (unsent) return { orderNumber: orderNumber(unsent.id), why: 'unsent' };
  const [back] = await db
    .select({ id: returns.orderId })
    .from(returns)
    .where(and(inArray(returns.orderId, [...ids]), inArray(returns.status, [...OPEN_RETURNS])))
    .limit(1);
  if (back) return { orderNumber: orderNumber(back.id), why: 'return' };
  const [refund] = await db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...ids]), inArray(refunds.status, ['requested', 'pending'])))
    .limit(1);
  if (refund) return { orderNumber: orderNumber(refund.id), why: 'refund' };
  const [dispute] = await db
    .select({ id: disputes.orderId })
    .from(disputes)
    .where(and(inArray(disputes.orderId, [...ids]), eq(disputes.status, 'open')))
    .limit(1);
  return dispute ? { orderNumber: orderNumber(dispute.id), why: 'dispute' } : null;
}
