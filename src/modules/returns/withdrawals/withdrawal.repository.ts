// The SQL of withdrawals. Rows are inserted and read, never changed.

import { and, between, count, desc, eq, min, not, or, type SQL, sql } from 'drizzle-orm';
import type { OrderRow } from '#modules/orders/index.ts';
import { orderEvents, orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { returns, returnWithdrawals } from '../returns.tables.ts';
import { withdrawals } from './withdrawals.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;
export type WithdrawalWithOrder = { withdrawal: WithdrawalRow; order: OrderRow | null };

/**
 * Inserts a withdrawal and returns its row; null when the same submission was recorded before (by its
 * `submissionKey`).
 */
export async function insertWithdrawal(tx: Orm, row: NewWithdrawal): Promise<WithdrawalRow | null> {
  const [inserted] = await tx
    .insert(withdrawals)
    .values(row)
    .onConflictDoNothing({ target: withdrawals.submissionKey })
    .returning();
  return inserted ?? null;
}

export const findWithdrawalBySubmission = findBy(withdrawals, withdrawals.submissionKey);
export const findWithdrawal = findBy(withdrawals, withdrawals.id);

/**
 * The maximum number of receipts per day from one sender to one e-mail address, for withdrawals that match no
 * order of that address.
 */
const MAX_RECEIPTS_PER_SENDER = 10;

/**
 * Builds a SQL condition: the receipt of this withdrawal must be sent. True for every withdrawal that matches
 * an order of the same e-mail address. Of other withdrawals, only the first ten per day from one sender to
 * one e-mail address get a receipt. `withdrawal` is the table's name in the statement.
 */
export const isReceiptDue = (withdrawal: SQL): SQL => sql`(${withdrawal}.match = 'order_and_email' or (
  select count(*) from withdrawals earlier where earlier.id < ${withdrawal}.id and earlier.sender_hash = ${withdrawal}.sender_hash
    and email_key(earlier.customer_email) = email_key(${withdrawal}.customer_email) and earlier.match <> 'order_and_email'
    and earlier.declared_at > ${withdrawal}.declared_at - interval '1 day') < ${MAX_RECEIPTS_PER_SENDER}::int)`;

/** Finds a withdrawal whose receipt must be sent; null when the id is unknown or `isReceiptDue` is false. */
export async function findWithdrawalToConfirm(db: Orm, id: number): Promise<WithdrawalRow | null> {
  const due = isReceiptDue(sql`withdrawals`);
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), due));
  return row ?? null;
}

/** Returns the withdrawals that match this order and its e-mail address, oldest first. */
export async function listWithdrawalsOfOrder(db: Orm, orderId: number): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.match, 'order_and_email')))
    .orderBy(withdrawals.id);
}

export type WithdrawalFilter = {
  q?: string | undefined;
  /** Selects one withdrawal by `id`; the search text `q` is then ignored. */
  id?: number | undefined;
  status?: 'open' | 'settled' | undefined;
};

/** Returns one page of the withdrawals that match the filter, newest first. */
export async function listWithdrawalRows(
  db: Orm,
  { after, limit, ...filter }: WithdrawalFilter & PageRange,
): Promise<WithdrawalWithOrder[]> {
  const all = db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .$dynamic();
  return newestFirst(all, withdrawals.id, { after, limit }, matching(filter));
}

export async function countWithdrawals(db: Orm, filter: WithdrawalFilter = {}): Promise<number> {
  return db.$count(withdrawals, matching(filter));
}

/**
 * Returns the number of unsettled withdrawals, and as `firstDay` the earliest due date of their refunds;
 * `firstDay` is null when all are settled.
 */
export async function countOpenWithdrawals(db: Orm): Promise<{ count: number; firstDay: string | null }> {
  const [open] = await db
    .select({ count: count(), firstDay: min(withdrawals.refundBefore) })
    .from(withdrawals)
    .where(matching({ status: 'open' }));
  return open ?? { count: 0, firstDay: null };
}

/** Returns unsettled withdrawals whose refund is due from day `from` to day `until`, both included. */
export async function listWithdrawalsDue(db: Orm, from: string, until: string): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(matching({ status: 'open' }), between(withdrawals.refundBefore, from, until)));
}

function matching({ q, id, status }: WithdrawalFilter): SQL | undefined {
  const { customerName, customerEmail, orderNumber } = withdrawals;
  const matches = [customerName, customerEmail, orderNumber].map((column) => holdsText(column, q ?? ''));
  const settled = sql`exists (select 1 from ${refunds} where ${refunds.withdrawalId} = ${withdrawals.id}
    and ${refunds.status} in ('requested', 'pending', 'succeeded'))
    or exists (select 1 from ${returnWithdrawals} join ${returns} on ${returns.id} = ${returnWithdrawals.returnId}
    where ${returnWithdrawals.withdrawalId} = ${withdrawals.id} and (${returns.status} in ('refused', 'closed') or (${returns.status} = 'paid'
    and not exists (select 1 from ${refunds} where ${refunds.id} = ${returns.refundId} and ${refunds.status} = 'failed'))))`;
  return and(
    id === undefined ? undefined : eq(withdrawals.id, id),
    q && id === undefined ? or(...matches) : undefined,
    status === undefined ? undefined : status === 'settled' ? sql`(${settled})` : not(sql`(${settled})`),
  );
}

/** Returns when the order was last marked as delivered; null when it never was. */
export async function findDeliveredAt(db: Orm, orderId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'status'), eq(orderEvents.to, 'delivered')),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return row?.at ?? null;
}
