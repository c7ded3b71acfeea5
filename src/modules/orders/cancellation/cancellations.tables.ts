// Orders that were cancelled by the act that settles them: what was decided about money, jars, label and
// code, once each.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import { orders } from '../orders.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';

export const cancellations = pgTable(
  'cancellations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /** Of what the operator pressed: sent twice, the order is cancelled once. */
    key: text('key').notNull().unique(),
    refundId: integer('refund_id').references(() => refunds.id),
    /** The label that is to be taken back. */
    shipmentId: integer('shipment_id'),
    /** Whether its articles went back on the shelf, and its discount code got its use back. */
    restocked: boolean('restocked').notNull(),
    couponReturned: boolean('coupon_returned').notNull(),
    reason: text('reason'),
    /** An operator's user name. */
    actor: text('actor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the order went on after all. */
    reopenedAt: timestamp('reopened_at', { withTimezone: true }),
  },
  (table) => [index('cancellations_order').on(table.orderId).where(sql`${table.reopenedAt} is null`)],
);
