// The table of cancellations: per cancelled order the decisions about refund, stock, label and coupon use.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';
import { refunds } from '#modules/refunds/refunds.tables.ts';
import { cascadingForeignKey } from '#platform/database/columns.ts';

export const cancellations = pgTable(
  'cancellations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /**
     * The idempotency key of the operator's request to cancel the order: a repeated request cancels the order
     * only once.
     */
    key: text('key').notNull().unique(),
    refundId: integer('refund_id').references(() => refunds.id),
    /**
     * The shipment whose label the cancellation of the order must cancel; null when there was no label to
     * cancel.
     */
    shipmentId: integer('shipment_id'),
    /**
     * True when the cancellation returned the articles of the order to stock. `couponReturned`: true when the
     * coupon use was made available again.
     */
    restocked: boolean('restocked').notNull(),
    couponReturned: boolean('coupon_returned').notNull(),
    reason: text('reason'),
    /** The user name of the operator who cancelled the order. */
    actor: text('actor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the cancelled order was reopened; null while the order is cancelled. */
    reopenedAt: timestamp('reopened_at', { withTimezone: true }),
  },
  (table) => [index('cancellations_order').on(table.orderId).where(sql`${table.reopenedAt} is null`)],
);
