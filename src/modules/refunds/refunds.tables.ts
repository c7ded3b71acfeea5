// The tables of refunds and disputes. A refund has a row before the payment provider is called, so that no
// answer is lost.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';
import { withdrawals } from '#modules/returns/withdrawals/withdrawals.tables.ts';
import { foreignKeyTo } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: foreignKeyTo('order_id', () => orders.id),
    /**
     * The id of the payment that is refunded. For a duplicate payment, or the payment of a change, this is
     * not the order's own payment.
     */
    paymentId: text('payment_id').notNull(),
    /**
     * The idempotency key of the refund at the payment provider, which executes a refund with one key only
     * once.
     */
    key: text('key').notNull().unique(),
    /** The refund's id at the payment provider (`re_…`); null until known. */
    providerId: text('provider_id').unique(),
    amount: integer('amount').$type<Cents>().notNull(),
    /** The status of the refund: `requested` until the provider has answered; then the provider's status. */
    status: text('status').notNull(),
    /**
     * Who caused the refund: `operator`, `duplicate` (paid twice), `provider` (made in the provider's
     * dashboard) or `change` (the new total is lower).
     */
    origin: text('origin').notNull(),
    reason: text('reason'),
    /** Who requested the refund: `system` or an operator's user name. */
    actor: text('actor').notNull(),
    /**
     * True when the articles of the order return to stock once the payment provider has accepted the refund.
     */
    restock: boolean('restock').notNull().default(false),
    /** The withdrawal that this refund settles; null for a refund without a withdrawal. */
    withdrawalId: integer('withdrawal_id').references(() => withdrawals.id, { onDelete: 'set null' }),
    /** Why the refund failed, in the payment provider's text; null when the refund did not fail. */
    failure: text('failure'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    succeededAt: timestamp('succeeded_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_payment').on(table.paymentId),
    index('refunds_succeeded').on(table.succeededAt, table.amount).where(sql`${table.status} = 'succeeded'`),
    index('refunds_open').on(table.updatedAt).where(sql`${table.status} in ('requested', 'pending')`),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
    check('refunds_status', sql`${table.status} in ('requested', 'pending', 'succeeded', 'failed')`),
  ],
);

export const disputes = pgTable(
  'disputes',
  {
    /** The dispute's id at the payment provider (`du_…`). */
    id: text('id').primaryKey(),
    orderId: foreignKeyTo('order_id', () => orders.id),
    paymentId: text('payment_id').notNull(),
    amount: integer('amount').$type<Cents>().notNull(),
    status: text('status').notNull(),
    reason: text('reason').notNull(),
    evidenceDueBy: timestamp('evidence_due_by', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    index('disputes_open').on(table.updatedAt).where(sql`${table.status} = 'open'`),
    check('disputes_status', sql`${table.status} in ('inquiry', 'open', 'won', 'lost')`),
  ],
);
