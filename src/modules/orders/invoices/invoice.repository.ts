// The SQL of invoices: numbers without gaps, rows that are only ever added.

import { and, asc, eq, isNotNull, lt, max, ne, notExists, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { oneRow } from '#platform/database/statement.ts';
import { orders } from '../orders.tables.ts';
import { invoiceCounters, invoices } from './invoices.tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'id'>;

/**
 * The next number of a series. The counter stays locked until the caller's transaction ends: whoever comes next waits for
 * it, and when it fails the number was never taken. That is what leaves no gaps.
 */
export const takeSequence = oneRow((db, series: string, year: number) =>
  db
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last }),
);

/** The date on the newest paper of all. */
export async function findNewestInvoiceDate(db: Orm): Promise<Date | null> {
  const [row] = await db.select({ newest: max(invoices.issuedAt) }).from(invoices);
  return row?.newest ?? null;
}

/**
 * By whoever holds the counter. A clock that was put back a little does not date a paper before the one with the number below it.
 * One that is more than a day behind was put right, or needs a person: the papers go on by it, and the operator reads it among
 * the services.
 */
export const insertInvoice = oneRow((db, invoice: NewInvoice) => {
  const [newest, now] = [max(invoices.issuedAt), sql`${invoice.issuedAt}::timestamptz`];
  const isNear = sql`${newest} <= ${now} + interval '1 day'`;
  const issuedAt = db
    .select({ at: sql`case when ${isNear} then greatest(${newest}, ${now}) else ${now} end` })
    .from(invoices)
    .where(and(eq(invoices.series, invoice.series), eq(invoices.year, invoice.year)));
  return db
    .insert(invoices)
    .values({ ...invoice, issuedAt: sql`(${issuedAt})` })
    .returning();
});

export function findInvoice(db: Orm, id: number): Promise<InvoiceRow | null> {
  return findRow(db.select().from(invoices).where(eq(invoices.id, id)));
}

export function findInvoiceAbout(db: Orm, subject: string): Promise<InvoiceRow | null> {
  return findRow(db.select().from(invoices).where(eq(invoices.subject, subject)));
}

/** The invoice first, then what took it back, in the order of issue. */
export async function listInvoicesOfOrder(db: Orm, orderId: number): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
}

/** Paid orders of before a moment that have no invoice, oldest first; those of nobody known are left to a person. */
export async function listOrdersWithoutInvoice(
  db: Orm,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const own = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNotNull(orders.paymentId),
        lt(orders.createdAt, before),
        ne(orders.customerEmail, ''),
        notExists(own),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
