// The table of agreements: for each payment, the quote the customer saw when the amount was set, and the
// recipient. A new amount is a new row, so a payment of either amount finds its agreement; an order is made
// from its agreement alone.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Cents } from '#shared/money.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    /** Sent to the payment provider as reference and idempotency key. */
    id: uuid('id').primaryKey(),
    draftId: integer('draft_id').notNull(),
    /** The provider's payment id; null until the provider has answered. */
    paymentId: text('payment_id'),
    amount: integer('amount').$type<Cents>().notNull(),
    quote: jsonb('quote').notNull(),
    /**
     * The recipient of the order: as the basket had it when the payment was prepared, then as it was when the
     * order button was pressed.
     */
    recipient: jsonb('recipient'),
    /** When the order button was last pressed for this agreement; null when it never was. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('checkouts_payment').on(table.paymentId, table.createdAt),
    index('checkouts_draft').on(table.draftId, table.createdAt),
    index('checkouts_of_somebody').on(table.createdAt).where(sql`${table.recipient} is not null`),
  ],
);

/** Payments whose purchase event was already sent to analytics, so that only one browser sends it. */
export const measuredPayments = pgTable('measured_payments', {
  paymentId: text('payment_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
