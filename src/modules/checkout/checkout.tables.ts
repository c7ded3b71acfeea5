// What was agreed for a payment: the quote the customer saw when the amount was set, and whom it goes to. A
// new amount is a new row, so a payment of either amount finds the agreement it belongs to; an order is made
// of its agreement alone.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Cents } from '#shared/money.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    /** Given to the payment provider as reference and idempotency key. */
    id: uuid('id').primaryKey(),
    draftId: integer('draft_id').notNull(),
    /** Null until the provider has answered. */
    paymentId: text('payment_id'),
    amount: integer('amount').$type<Cents>().notNull(),
    quote: jsonb('quote').notNull(),
    /**
     * Whom the order goes to: as the basket said it when the payment was prepared, then as the order button
     * was pressed.
     */
    recipient: jsonb('recipient'),
    /** When the order button was last pressed for it. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('checkouts_payment').on(table.paymentId, table.createdAt),
    index('checkouts_draft').on(table.draftId, table.createdAt),
    index('checkouts_of_somebody').on(table.createdAt).where(sql`${table.recipient} is not null`),
  ],
);

/** Payments of which the measuring was told: by one browser, however many see the page of success. */
export const measuredPayments = pgTable('measured_payments', {
  paymentId: text('payment_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
