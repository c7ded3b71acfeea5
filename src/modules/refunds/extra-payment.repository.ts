// The SQL of extra payments, which customers make for a change of an order. The caller must hold the lock of
// the order it writes for.

import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { extraPayments } from './extra-payments.tables.ts';

export type ExtraPaymentRow = typeof extraPayments.$inferSelect;

export async function insertExtraPayment(tx: Orm, payment: ExtraPaymentRow): Promise<void> {
  await tx.insert(extraPayments).values(payment);
}

export async function bindExtraPayment(db: Orm, id: string, paymentId: string): Promise<void> {
  await db.update(extraPayments).set({ paymentId }).where(eq(extraPayments.id, id));
}

/** Returns the provider's ids of the payments that were created for a change, paid or not, newest first. */
export async function listPreparedPayments(db: Orm, changeId: number): Promise<string[]> {
  const rows = await db
    .select({ paymentId: extraPayments.paymentId })
    .from(extraPayments)
    .where(and(eq(extraPayments.changeId, changeId), isNotNull(extraPayments.paymentId)))
    .orderBy(desc(extraPayments.createdAt));
  return rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]));
}

/**
 * Returns the newest `extra_payments` row of an order change, also while the provider has not answered yet;
 * null when no payment was created.
 */
export function findLastExtraPayment(db: Orm, changeId: number): Promise<ExtraPaymentRow | null> {
  return findRow(
    db
      .select()
      .from(extraPayments)
      .where(eq(extraPayments.changeId, changeId))
      .orderBy(desc(extraPayments.createdAt), desc(extraPayments.id))
      .limit(1),
  );
}

// The reference comes from outside, and the database throws for a text that is no UUID.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds an `extra_payments` row by the provider's payment id, or by the reference sent to the provider; null
 * when neither is known.
 */
export function findExtraPayment(
  db: Orm,
  { id, reference }: { id: string; reference: string },
): Promise<ExtraPaymentRow | null> {
  const byId = eq(extraPayments.paymentId, id);
  return findRow(
    db
      .select()
      .from(extraPayments)
      .where(UUID.test(reference) ? or(byId, eq(extraPayments.id, reference)) : byId),
  );
}
