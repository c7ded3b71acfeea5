// The table of agreements: for each payment, the quote the customer saw when the amount was set, and the
// recipient. The order is made from the agreement alone. A changed amount is a new row, so that a payment of
// the old amount still finds its agreement.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Cents } from '#shared/money.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    /** The id of the agreement, which the payment provider receives as reference and idempotency key. */
    id: uuid('id').primaryKey(),
    draftId: integer('draft_id').notNull(),
    /** The provider's id of the payment of this agreement; null until the provider has answered. */
    paymentId: text('payment_id'),
    amount: integer('amount').$type<Cents>().notNull(),
    quote: jsonb('quote').notNull(),
    /**
     * The recipient in the agreement. At first this is the recipient when the payment was prepared; pressing
     * the order button replaces it by the recipient at that moment. Null while incomplete.
     */
    recipient: jsonb('recipient'),
    /** The time the order button was last pressed for this agreement; null when it never was. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('checkouts_payment').on(table.paymentId, table.createdAt),
    index('checkouts_draft').on(table.draftId, table.createdAt),
    index('checkouts_of_somebody').on(table.createdAt).where(sql`${table.recipient} is not null`),
  ],
);

/** The payments whose purchase event was sent to analytics, so that only one browser sends it. */
export const measuredPayments = pgTable('measured_payments', {
  paymentId: text('payment_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
