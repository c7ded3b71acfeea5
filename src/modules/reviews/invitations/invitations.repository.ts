// The SQL of who was asked for a review: one row per order, so nobody is asked twice, whoever asks.

import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { reviewInvitations as invitations } from '../reviews.tables.ts';

/** False when this order's customer was asked before. */
export async function insertInvitation(tx: Orm, row: typeof invitations.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(invitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderId: invitations.orderId });
  return rows.length > 0;
}

/** Of these orders those that have a row. */
export async function listInvited(db: Orm, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: invitations.orderId })
    .from(invitations)
    .where(inArray(invitations.orderId, [...orderIds]));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Orders asked before that moment and not reminded yet, the oldest first. */
export async function listUnreminded(db: Orm, invitedBefore: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ orderId: invitations.orderId })
    .from(invitations)
    .where(and(isNull(invitations.remindedAt), lte(invitations.askedAt, invitedBefore)))
    .orderBy(invitations.askedAt)
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

/** True for the one caller that set it. */
export async function markReminded(tx: Orm, orderId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ remindedAt: now })
    .where(and(eq(invitations.orderId, orderId), isNull(invitations.remindedAt)))
    .returning({ orderId: invitations.orderId });
  return rows.length > 0;
}
