// Reads the bookkeeping data of orders, to compare a shop with its backup: the fields of each row that never
// change, and the amounts of an order before later changes by an operator.

import { isNotNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { invoiceCounters, invoices } from '#modules/invoices/invoices.tables.ts';
import { orderNumber } from '#modules/orders/index.ts';
import { orderEvents, orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import { type Book, createBook } from '#platform/database/backup/book.ts';
import type { Orm } from '#platform/database/database.ts';

/**
 * Returns a function that builds the SQL value of an order column at the time `asOf`: the old value in the
 * first history row after that time, or the present value when the column was not changed since. `note` is
 * the column's name in the history.
 */
const asOfThen = (column: PgColumn, note: string) => (asOf: Date) =>
  sql`coalesce((
  select ${orderEvents.from} from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} = 'edited' and ${orderEvents.note} = ${note}
    and ${orderEvents.at} >= ${asOf.toISOString()}::timestamptz
  order by ${orderEvents.id} limit 1), ${column}::text)`;
const totalAsOf = (asOf: Date) => sql`${asOfThen(orders.total, 'total')(asOf)}::integer`;

export const orderBooks: readonly Book<'orders' | 'invoices' | 'refunds'>[] = [
  createBook({
    key: 'orders',
    titleOf: (key) => `Bestelling ${orderNumber(Number(key))}`,
    table: orders,
    id: orders.id,
    at: orders.createdAt,
    cents: totalAsOf,
    details: {
      betaling: orders.paymentId,
      pakket: asOfThen(orders.variantCode, 'variantCode'),
      subtotaal: asOfThen(orders.subtotal, 'subtotal'),
      btw: asOfThen(orders.vatAmount, 'vatAmount'),
    },
    // Only orders with a payment, because an order without a payment may be deleted.
    where: isNotNull(orders.paymentId),
  }),
  createBook({
    key: 'invoices',
    titleOf: (key) => `Factuur of creditnota met id ${key}`,
    table: invoices,
    id: invoices.id,
    at: invoices.issuedAt,
    cents: () => sql`${invoices.total}`,
    details: {
      nummer: invoices.number,
      soort: invoices.kind,
      bestelling: invoices.orderId,
      btw: invoices.vatAmount,
    },
    findGaps: findInvoiceGaps,
  }),
  createBook({
    key: 'refunds',
    titleOf: (key) => `Terugbetaling ${key}`,
    table: refunds,
    id: refunds.id,
    cents: () => sql`${refunds.amount}`,
    // A refund made at the provider has no reliable time: the provider's time and the time the shop read it
    // differ.
    at: sql`case when ${refunds.origin} <> 'provider' then ${refunds.requestedAt} end`,
    details: { bestelling: refunds.orderId, betaling: refunds.paymentId, sleutel: refunds.key },
  }),
];

const seriesSchema = z.array(
  z.object({ series: z.string(), year: z.number(), last: z.number(), papers: z.number() }),
);

/**
 * Returns a Dutch text for each invoice series and year whose number of documents differs from the last
 * number issued.
 */
async function findInvoiceGaps(db: Orm): Promise<string[]> {
  const { series, year, last } = invoiceCounters;
  const ofSeries = sql`${invoices.series} = ${series} and ${invoices.year} = ${year}`;
  const papers = sql<number>`(select count(*)::int from ${invoices} where ${ofSeries})`;
  const rows = await db.select({ series, year, last, papers }).from(invoiceCounters).where(ne(last, papers));
  return seriesSchema
    .parse(rows)
    .map((row) => `Reeks ${row.series}${row.year} telt ${row.papers} nummers, het laatste is ${row.last}.`);
}
