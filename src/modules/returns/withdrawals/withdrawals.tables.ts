// The table of withdrawals as declared. Rows are never changed, because they prove the content and time of
// each declaration.

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * A hash of the withdrawal form's content and idempotency key, so that a form submitted twice is recorded
     * once.
     */
    submissionKey: text('submission_key').notNull().unique(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    /** The order number as the customer typed it in the withdrawal form, valid or not. */
    orderNumber: text('order_number').notNull(),
    reason: text('reason'),
    statement: text('statement').notNull(),
    /** The version (`STATEMENT_VERSION`) of the declaration text stored in `statement`. */
    statementVersion: text('statement_version').notNull(),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
    /**
     * The time of the withdrawal (`declaredAt`) in the shop's time zone, in Dutch, as the customer saw it.
     */
    declaredAtText: text('declared_at_text').notNull(),
    /**
     * The last day for refunding the customer after this withdrawal; the shop may wait longer while neither
     * the goods nor a proof of shipping has arrived.
     */
    refundBefore: date('refund_before', { mode: 'string' }).notNull(),
    match: text('match').notNull(),
    /**
     * The order with the number that the customer typed; null when no order has it. Only match
     * `order_and_email` proves that the order belongs to the sender.
     */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /**
     * True when the withdrawal was declared after the last day of the withdrawal period, as far as the
     * delivery time is known. A late withdrawal is recorded too; an operator decides about it.
     */
    late: boolean('late').notNull(),
    source: text('source').notNull(),
    senderHash: text('sender_hash').notNull(),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_of_person').on(sql`email_key(customer_email)`),
    check('withdrawals_match', sql`${table.match} in ('order_and_email', 'order_number', 'none')`),
  ],
);
