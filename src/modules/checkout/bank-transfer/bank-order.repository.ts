// The SQL of bank orders. Before changing a row, the caller must lock it.

import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, getRow, lockBy } from '#platform/database/find-row.ts';
import { checkouts } from '../checkout.tables.ts';
import { bankOrders } from './bank-orders.tables.ts';

export type BankOrderRow = typeof bankOrders.$inferSelect;
type NewBankOrder = Omit<typeof bankOrders.$inferInsert, 'id'>;

/**
 * Inserts a bank order and returns the row with `isNew` true. When a bank order with the same idempotency key
 * exists, returns that row unchanged, with `isNew` false.
 */
export async function putBankOrder(
  tx: Orm,
  row: NewBankOrder,
): Promise<{ order: BankOrderRow; isNew: boolean }> {
  const [written] = await tx.insert(bankOrders).values(row).onConflictDoNothing().returning();
  if (written) return { order: written, isNew: true };
  const ofKey = tx.select().from(bankOrders).where(eq(bankOrders.key, row.key));
  return { order: await getRow(ofKey, `The bank order ${row.key} was not written`), isNew: false };
}

export const updateBankOrder = (
  tx: Orm,
  id: number,
  change: Partial<NewBankOrder>,
): Promise<BankOrderRow> => {
  const changed = tx.update(bankOrders).set(change).where(eq(bankOrders.id, id));
  return getRow(changed.returning(), `Bank order ${id} is gone`);
};

export const findBankOrder = findBy(bankOrders, bankOrders.id);
export const lockBankOrder = lockBy(bankOrders, bankOrders.id);

const MAX_WAITING = 1000;

/** Returns the bank orders that wait for money, earliest due date first, at most 1000. */
export async function listWaiting(db: Orm): Promise<BankOrderRow[]> {
  return db
    .select()
    .from(bankOrders)
    .where(eq(bankOrders.state, 'waiting'))
    .orderBy(asc(bankOrders.payUntil), asc(bankOrders.id))
    .limit(MAX_WAITING);
}

/** Counts the bank orders that wait for money and have a due date before `today`. */
export function countOverdue(db: Orm, today: string): Promise<number> {
  return db.$count(bankOrders, and(eq(bankOrders.state, 'waiting'), lt(bankOrders.payUntil, today)));
}

/**
 * Lists the ids of the payments that were booked for a bank order: first the payment of agreement
 * `agreementId`, then the payment of an overpaid amount, if any.
 */
export async function listBookedPayments(db: Orm, agreementId: string): Promise<string[]> {
  const draft = db.select({ id: checkouts.draftId }).from(checkouts).where(eq(checkouts.id, agreementId));
  const rows = await db
    .select({ paymentId: checkouts.paymentId })
    .from(checkouts)
    .where(eq(checkouts.draftId, draft))
    .orderBy(sql`(${checkouts.id} = ${agreementId}) desc`);
  return rows.flatMap(({ paymentId }) => paymentId ?? []);
}

export async function deleteBankOrdersBefore(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(bankOrders).where(lt(bankOrders.updatedAt, moment));
}
