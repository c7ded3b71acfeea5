// Changes of what was charged for an order: what it comes to afterwards, and what became of the difference.
// One that is paid for first waits; its payments are prepared one by one, and one of them at most pays it.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';
import { orders } from '../orders.tables.ts';

export const orderChanges = pgTable(
  'order_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /** Made when the form opens: the same key changes an order once. */
    key: text('key').notNull().unique(),
    /** `change` for another pack, code or country; `correction` for amounts set by hand. */
    kind: text('kind').notNull(),
    /**
     * `waiting` for its payment; `applied`; `expired`, `withdrawn`, or `refused` when it was paid and no
     * longer possible.
     */
    state: text('state').notNull(),
    /** `refund`, `payment` or `none`: what the difference is settled with. */
    settledWith: text('settled_with').notNull(),
    /** What the order comes to afterwards. */
    terms: jsonb('terms').notNull(),
    /** Where it goes afterwards, when that is part of the change. */
    recipient: jsonb('recipient'),
    /** What is more, or less, than before. */
    difference: integer('difference').$type<Cents>().notNull(),
    reason: text('reason'),
    actor: text('actor').notNull(),
    notifyCustomer: boolean('notify_customer').notNull().default(true),
    /** What the link to pay holds: chance. */
    linkSecret: text('link_secret')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The payment that paid it. */
    paymentId: text('payment_id').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_changes_order').on(table.orderId, table.id),
    index('order_changes_waiting').on(table.expiresAt).where(sql`${table.state} = 'waiting'`),
    check('order_changes_kind', sql`${table.kind} in ('change', 'correction')`),
    check(
      'order_changes_state',
      sql`${table.state} in ('waiting', 'applied', 'expired', 'withdrawn', 'refused')`,
    ),
  ],
);

export const extraPayments = pgTable(
  'extra_payments',
  {
    /** Given to the payment provider as reference and idempotency key. */
    id: uuid('id').primaryKey(),
    changeId: cascadingForeignKey('change_id', () => orderChanges.id),
    /** Null until the provider has answered. */
    paymentId: text('payment_id').unique(),
    amount: integer('amount').$type<Cents>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('extra_payments_change').on(table.changeId, table.createdAt)],
);
