// The table of bank orders: recipient, quote and proforma. A bank order gets a basket only when its money is
// booked, so it never counts as an abandoned cart.

import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recipientColumns } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

export const bankOrders = pgTable(
  'bank_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The idempotency key that the form for offering a bank order creates. Submitting the form twice makes
     * one bank order.
     */
    key: text('key').notNull().unique(),
    ...recipientColumns(),
    /** The `Quote` (prices, discount, shipping, VAT, total) the customer of the bank order was offered. */
    quote: jsonb('quote').notNull(),
    total: integer('total').$type<Cents>().notNull(),
    /**
     * The content of the proforma (payment request) that was last mailed; `proformaOf` in proforma.ts builds
     * it.
     */
    document: jsonb('document').notNull(),
    state: text('state').notNull(),
    actor: text('actor').notNull(),
    /** The due date of the bank order: the last day on which its payment is in time. */
    payUntil: date('pay_until', { mode: 'string' }).notNull(),
    /** The amount received for the bank order, in cents; null until an operator books the money. */
    received: integer('received').$type<Cents>(),
    receivedOn: date('received_on', { mode: 'string' }),
    /**
     * The id of the agreement from which the order was made when an operator booked the money of this bank
     * order; null until then.
     */
    agreementId: uuid('agreement_id').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('bank_orders_waiting').on(table.payUntil).where(sql`${table.state} = 'waiting'`),
    index('bank_orders_of_person').on(sql`email_key(customer_email)`).where(sql`customer_email <> ''`),
    check('bank_orders_state', sql`${table.state} in ('waiting', 'paid', 'withdrawn')`),
  ],
);
