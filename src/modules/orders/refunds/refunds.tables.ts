// Money that went back: every refund from the moment it was wanted, and every dispute the provider told of.
// A refund's row is there before the provider is asked, so that no answer can be lost.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { foreignKeyTo } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';
import { orders } from '../orders.tables.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';

export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: foreignKeyTo('order_id', () => orders.id),
    /** Another payment than the order's own when a basket was paid twice. */
    paymentId: text('payment_id').notNull(),
    /** What the provider knows this refund by: the same key is carried out once. */
    key: text('key').notNull().unique(),
    /** The provider's id (`re_…`), once it is known. */
    providerId: text('provider_id').unique(),
    amount: integer('amount').$type<Cents>().notNull(),
    /** `requested` until the provider has answered; then its own word. */
    status: text('status').notNull(),
    /**
     * `operator`, `duplicate` (paid twice), `provider` (made in its dashboard) or `change` (less is charged
     * than before).
     */
    origin: text('origin').notNull(),
    reason: text('reason'),
    /** `system` or an operator's user name. */
    actor: text('actor').notNull(),
    /** The pack goes back on the shelf when the money goes back. */
    restock: boolean('restock').notNull().default(false),
    /** The withdrawal this refund settles. */
    withdrawalId: integer('withdrawal_id').references(() => withdrawals.id, { onDelete: 'set null' }),
    /** Why it failed, in the provider's words. */
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
    /** The provider's id (`du_…`). */
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
