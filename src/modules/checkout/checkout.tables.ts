// What was agreed for a payment: the quote the customer saw when the amount was set. Rows are never changed:
// a new amount is a new row, so a payment of either amount finds the agreement it belongs to.

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('checkouts_payment').on(table.paymentId, table.createdAt),
    index('checkouts_draft').on(table.draftId, table.createdAt),
  ],
);

/** Payments of which the measuring was told: by one browser, however many see the page of success. */
export const measuredPayments = pgTable('measured_payments', {
  paymentId: text('payment_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
