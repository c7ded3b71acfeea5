// The SQL of invoices and credit notes: rows are only added, and their numbers have no gaps.

import { and, asc, desc, eq, isNotNull, isNull, lt, max, ne, notExists, sql } from 'drizzle-orm';
import { orders } from '#modules/orders/orders.tables.ts';
import { oneRow } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy, listBy } from '#platform/database/find-row.ts';
import { invoiceCounters, invoices } from './invoices.tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'id' | 'sequence' | 'number'>;

/** Returns the issue date of the newest invoice or credit note; null when there is none. */
export async function findNewestInvoiceDate(db: Orm): Promise<Date | null> {
  const [row] = await db.select({ newest: max(invoices.issuedAt) }).from(invoices);
  return row?.newest ?? null;
}

/**
 * Inserts a document with the next number of its series. The counter stays locked until the caller's
 * transaction ends, so a rolled-back transaction uses no number and leaves no gap. When the clock is at most
 * a day behind the date of the previous document, the new document gets that date too, so that dates never go
 * back. When the clock is further behind, the document gets the present time.
 */
export const insertInvoice = oneRow((db, invoice: NewInvoice) => {
  const { series, year, issuedAt } = invoice;
  const newest = invoiceCounters.lastIssuedAt;
  const now = sql`${issuedAt}::timestamptz`;
  const next = db.$with('next').as(
    db
      .insert(invoiceCounters)
      .values({ series, year, last: 1, lastIssuedAt: issuedAt })
      .onConflictDoUpdate({
        target: [invoiceCounters.series, invoiceCounters.year],
        set: {
          last: sql`${invoiceCounters.last} + 1`,
          lastIssuedAt: sql`case when ${newest} <= ${now} + interval '1 day' then greatest(${newest}, ${now}) else ${now} end`,
        },
      })
      .returning({ last: invoiceCounters.last, at: invoiceCounters.lastIssuedAt }),
  );
  const sequence = sql`(select last from next)`;
  const digits = sql`(select lpad(last::text, greatest(6, length(last::text)), '0') from next)`;
  const number = sql`${series}::text || ${year}::text || '-' || ${digits}`;
  return db
    .with(next)
    .insert(invoices)
    .values({ ...invoice, sequence, number, issuedAt: sql`(select last_issued_at from next)` })
    .returning();
});

export const findInvoice = findBy(invoices, invoices.id);
export const findInvoiceByNumber = findBy(invoices, invoices.number);
export const findInvoiceAbout = findBy(invoices, invoices.subject);

/**
 * Returns the newest invoice of an order, which is the valid one after changes; null when the order has no
 * invoice.
 */
export async function findCurrentInvoice(db: Orm, orderId: number): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    .orderBy(desc(invoices.id))
    .limit(1);
  return row ?? null;
}

/** Returns the invoices, credit notes and corrections of an order, first issued first. */
export const listInvoicesOfOrder = listBy(invoices, invoices.orderId, asc(invoices.id));

/**
 * Returns the ids of paid orders that were placed before a time and have no invoice, oldest first. Leaves out
 * replacements, and orders without an e-mail address, which an operator has to complete.
 */
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
        isNull(orders.replacementReason),
        notExists(own),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Sets the total and VAT columns of an invoice row to the amounts of its document. */
export async function updateAmounts(
  tx: Orm,
  id: number,
  amounts: Pick<InvoiceRow, 'total' | 'vatAmount'>,
): Promise<void> {
  await tx.update(invoices).set(amounts).where(eq(invoices.id, id));
}

/** Raises each counter of document numbers that is below the highest number used in its series and year. */
export async function moveCounters(tx: Orm): Promise<void> {
  const { series, year, last } = invoiceCounters;
  const newest = sql`(select max(${invoices.sequence}) from ${invoices} where ${invoices.series} = ${series} and ${invoices.year} = ${year})`;
  await tx
    .update(invoiceCounters)
    .set({ last: sql`${newest}` })
    .where(sql`${last} < ${newest}`);
}
