// The table of shipments. Each requested label has a row before the label service is called, so that no
// answer is lost. An order has at most one active shipment, and each shipment has its own reference at the
// service.

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#modules/orders/orders.tables.ts';
import { cascadingForeignKey } from '#platform/database/columns.ts';

export const shipments = pgTable(
  'shipments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /**
     * The shop's reference of the shipment at the label service: "ZW100012", or "ZW100012-2" for the second
     * label of the same order.
     */
    reference: text('reference').notNull().unique(),
    /**
     * The status of the shipment. `requested`: the label must still be made. `made`: the label is valid.
     * `failed`: the label could not be made, or could no longer be cancelled after a new label replaced it.
     * `cancelling`: the service must still cancel the label. `cancelled`: the service has cancelled it.
     */
    status: text('status').notNull(),
    provider: text('provider').notNull(),
    /** The id of the shipment at the label service; null until the service has answered. */
    providerId: text('provider_id').unique(),
    options: jsonb('options').notNull(),
    trackingCode: text('tracking_code'),
    trackingUrl: text('tracking_url'),
    /**
     * Why the label of the shipment could not be made (yet) or cancelled, in Dutch for the operator; null
     * without a failure.
     */
    failure: text('failure'),
    /** The user name of the operator who requested this label. */
    actor: text('actor').notNull(),
    /**
     * When a process claimed this shipment to call the label service; null while no process has a claim. An
     * old claim belongs to a crashed process.
     */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /**
     * When a request for this shipment was sent whose answer is unknown; the label service must be asked
     * about it before another request is sent. Null when every request was answered.
     */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    madeAt: timestamp('made_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When the label service was last asked where the parcel is; null if never. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('shipments_order').on(table.orderId, table.id),
    uniqueIndex('shipments_one_alive').on(table.orderId).where(sql`${table.status} in ('requested', 'made')`),
    index('shipments_under_way')
      .on(table.checkedAt)
      .where(sql`${table.status} = 'made' and ${table.deliveredAt} is null`),
    check(
      'shipments_status',
      sql`${table.status} in ('requested', 'made', 'failed', 'cancelling', 'cancelled')`,
    ),
  ],
);
