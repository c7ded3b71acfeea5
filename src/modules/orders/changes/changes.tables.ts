// The table of order changes: the new terms of an order, and how the price difference is settled. A change
// for which the customer must pay waits for the payment.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';
import { orders } from '../orders.tables.ts';

export const orderChanges = pgTable(
  'order_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /** The idempotency key the operator's form creates: a repeated request changes the order only once. */
    key: text('key').notNull().unique(),
    /**
     * What the order change is: `change` for another pack, coupon code or country; `correction` for amounts
     * an operator set.
     */
    kind: text('kind').notNull(),
    /**
     * The state of the order change: `waiting` for payment; `applied`; `expired`; `withdrawn`; `refused` when
     * the payment came after the change had become impossible.
     */
    state: text('state').notNull(),
    /** How the price difference of the order change is settled: `refund`, `payment` or `none`. */
    settledWith: text('settled_with').notNull(),
    /**
     * The new pack, country, coupon, order lines and amounts of the order, as in `termsSchema`
     * (change-contract.ts).
     */
    terms: jsonb('terms').notNull(),
    /**
     * The changed recipient fields that are applied together with the change, as a partial `Recipient`; null
     * when the recipient stays the same or was saved already.
     */
    recipient: jsonb('recipient'),
    /** The new total of the order minus its old total, in cents; negative when the customer gets a refund. */
    difference: integer('difference').$type<Cents>().notNull(),
    reason: text('reason'),
    actor: text('actor').notNull(),
    notifyCustomer: boolean('notify_customer').notNull().default(true),
    /**
     * The random secret that identifies the order change in the signed link with which the customer pays the
     * difference.
     */
    linkSecret: text('link_secret')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /**
     * The provider's id of the payment that paid the difference of the order change; null until the customer
     * has paid, and for a change without payment.
     */
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
