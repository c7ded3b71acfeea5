// Orders that wait for money by bank: for whom, what was agreed and what their paper says. There is no basket
// yet, so nobody finds one left behind; it is made with the order, when the money is there.

import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recipientColumns } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

export const bankOrders = pgTable(
  'bank_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Made when the form opens: the same key is offered once. */
    key: text('key').notNull().unique(),
    ...recipientColumns(),
    /** What it will come to. */
    quote: jsonb('quote').notNull(),
    total: integer('total').$type<Cents>().notNull(),
    /** What the proforma invoice says, as it was sent last. */
    document: jsonb('document').notNull(),
    state: text('state').notNull(),
    actor: text('actor').notNull(),
    /** The last day on which the money is in time. */
    payUntil: date('pay_until', { mode: 'string' }).notNull(),
    /** What came in, and when. */
    received: integer('received').$type<Cents>(),
    receivedOn: date('received_on', { mode: 'string' }),
    /** Of the order it became. */
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
