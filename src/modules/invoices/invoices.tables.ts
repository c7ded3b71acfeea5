// The tables of invoices and credit notes as issued. Rows are never deleted, and only changed to remove the
// buyer after the legal retention. The counters store the last number per series and year.

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import { foreignKeyTo } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
    /**
     * The issue date of the document with the last number of this counter's series and year; null while
     * unknown.
     */
    lastIssuedAt: timestamp('last_issued_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The kind of document: `invoice`, `credit_note`, or `credit_correction` when the bank returned a refund.
     */
    kind: text('kind').notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    orderId: foreignKeyTo('order_id', () => orders.id),
    refundId: integer('refund_id').references(() => refunds.id),
    /**
     * The reason the document exists, as a unique text: "order:12" for an invoice, "refund:3" for a credit
     * note, "refund:3:returned" for the correction of a credit note.
     */
    subject: text('subject').notNull().unique(),
    /**
     * The frozen content of the invoice or credit note, an `InvoiceDocument`: seller, buyer, lines and VAT.
     */
    document: jsonb('document').notNull(),
    total: integer('total').$type<Cents>().notNull(),
    vatAmount: integer('vat_amount').$type<Cents>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invoices_sequence').on(table.series, table.year, table.sequence),
    index('invoices_order').on(table.orderId),
    check('invoices_kind', sql`${table.kind} in ('invoice', 'credit_note', 'credit_correction')`),
  ],
);
