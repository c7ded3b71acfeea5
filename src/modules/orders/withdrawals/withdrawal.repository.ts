// The SQL of withdrawals: rows are added and read, never changed.

import { and, between, count, desc, eq, min, not, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import type { OrderRow } from '../order.repository.ts';
import { orderEvents, orders } from '../orders.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { returns, returnWithdrawals } from '../returns/returns.tables.ts';
import { withdrawals } from './withdrawals.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;
export type WithdrawalWithOrder = { withdrawal: WithdrawalRow; order: OrderRow | null };

/** Null when this submission was recorded before. */
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

/** Receipts a day that one sender may have sent to one mailbox without naming an order of it. */
const MAX_RECEIPTS_PER_SENDER = 10;

/**
 * Whose receipt is sent: every declaration about an order of the same address, and of the others the first
 * ten a day of one sender to one mailbox. What somebody else declares counts for nobody but them.
 * `withdrawal` is the name of the table in the statement.
 */
export const isReceiptDue = (withdrawal: SQL): SQL => sql`(${withdrawal}.match = 'order_and_email' or (
  select count(*) from withdrawals earlier where earlier.id < ${withdrawal}.id and earlier.sender_hash = ${withdrawal}.sender_hash
    and email_key(earlier.customer_email) = email_key(${withdrawal}.customer_email) and earlier.match <> 'order_and_email'
    and earlier.declared_at > ${withdrawal}.declared_at - interval '1 day') < ${MAX_RECEIPTS_PER_SENDER}::int)`;

/** Null when there is none; see `isReceiptDue`. */
export async function findWithdrawalToConfirm(db: Orm, id: number): Promise<WithdrawalRow | null> {
  const due = isReceiptDue(sql`withdrawals`);
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), due));
  return row ?? null;
}

/** Those that are surely of this order, oldest first. */
export async function listWithdrawalsOfOrder(db: Orm, orderId: number): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.match, 'order_and_email')))
    .orderBy(withdrawals.id);
}

export type WithdrawalFilter = {
  q?: string | undefined;
  /** The one of a reference; nothing else is looked for then. */
  id?: number | undefined;
  status?: 'open' | 'settled' | undefined;
};

/** Newest first. */
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

/** Those that nobody settled, and the first day on which money has to be back. */
export async function countOpenWithdrawals(db: Orm): Promise<{ count: number; firstDay: string | null }> {
  const [open] = await db
    .select({ count: count(), firstDay: min(withdrawals.refundBefore) })
    .from(withdrawals)
    .where(matching({ status: 'open' }));
  return open ?? { count: 0, firstDay: null };
}

/** Those that nobody settled, of which the money has to be back within these days. */
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

/** When the order was last marked as delivered; null when it never was. */
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
