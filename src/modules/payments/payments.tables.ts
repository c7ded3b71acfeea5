// The tables of payments: the latest state reported by the provider, and the webhook messages already
// received. Of a payment method only its kind is stored.

import { desc, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type Cents, ZERO } from '#shared/money.ts';

export const payments = pgTable(
  'payments',
  {
    /** The payment's id: `pi_…` of the payment provider, or `bank_…` for a bank transfer. */
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    amount: integer('amount').$type<Cents>().notNull(),
    amountRefunded: integer('amount_refunded').$type<Cents>().notNull().default(ZERO),
    status: text('status').notNull(),
    method: text('method'),
    failureCode: text('failure_code'),
    declineCode: text('decline_code'),
    failureMessage: text('failure_message'),
    /**
     * When the outcome of the payment was final for the shop (see `settledAs`); null until then.
     * Reconciliation checks only payments without this time.
     */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /**
     * The outcome of the payment: `order`, `duplicate` (refunded), `canceled`, or `returned` (belonged to no
     * agreement, refunded). Null until the payment is settled.
     */
    settledAs: text('settled_as'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('payments_open').on(table.createdAt).where(sql`${table.settledAt} is null`),
    index('payments_failed').on(desc(table.createdAt)).where(sql`${table.failureCode} is not null`),
  ],
);

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    paymentId: text('payment_id'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);
