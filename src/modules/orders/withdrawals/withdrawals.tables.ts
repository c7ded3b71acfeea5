// Declarations of withdrawal as they came in. A row is never changed: it is the proof of what was declared
// and when.

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../orders.tables.ts';

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The same form sent twice is one declaration. */
    submissionKey: text('submission_key').notNull().unique(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    /** As the customer wrote it, whether or not it is a number of ours. */
    orderNumber: text('order_number').notNull(),
    reason: text('reason'),
    statement: text('statement').notNull(),
    /** Which wording `statement` has. */
    statementVersion: text('statement_version').notNull(),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
    /** The same moment in the shop's time, as the customer was shown it. */
    declaredAtText: text('declared_at_text').notNull(),
    /**
     * Last day on which the money has to be back, unless the goods or the proof of sending are still under
     * way.
     */
    refundBefore: date('refund_before', { mode: 'string' }).notNull(),
    match: text('match').notNull(),
    /**
     * The order of that number, if there is one; only with match `order_and_email` it is the sender's own for
     * sure.
     */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /**
     * After the last day of the term, as far as the delivery is known. For a person to judge; never refused.
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
