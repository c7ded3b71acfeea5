// The SQL of review invitations. The table has one row per order, so a customer is invited once per order.

import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { reviewInvitations as invitations } from '../reviews.tables.ts';

/**
 * Inserts a review invitation. Returns false when the order has an invitation already; the caller must then
 * send no mail.
 */
export async function insertInvitation(tx: Orm, row: typeof invitations.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(invitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderId: invitations.orderId });
  return rows.length > 0;
}

/** Returns the ids of those given orders that have a review invitation. */
export async function listInvited(db: Orm, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: invitations.orderId })
    .from(invitations)
    .where(inArray(invitations.orderId, [...orderIds]));
  return new Set(rows.map(({ orderId }) => orderId));
}

/**
 * Lists the ids of orders whose customers were invited to review before a moment and not reminded yet, oldest
 * invitation first.
 */
export async function listUnreminded(db: Orm, invitedBefore: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ orderId: invitations.orderId })
    .from(invitations)
    .where(and(isNull(invitations.remindedAt), lte(invitations.askedAt, invitedBefore)))
    .orderBy(invitations.askedAt)
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

/**
 * Marks the review invitation of an order as reminded. Returns true for only one of several callers, which
 * then sends the reminder.
 */
export async function markReminded(tx: Orm, orderId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ remindedAt: now })
    .where(and(eq(invitations.orderId, orderId), isNull(invitations.remindedAt)))
    .returning({ orderId: invitations.orderId });
  return rows.length > 0;
}
