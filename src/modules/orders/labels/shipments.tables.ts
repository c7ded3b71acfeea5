// The labels of orders: each wanted one has a row before the label service is asked, so that no answer can be
// lost. At most one label of an order is alive, and every one has a reference of its own at the service.

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import { orders } from '../orders.tables.ts';

export const shipments = pgTable(
  'shipments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    /**
     * What the service knows this shipment by: "ZW100012", and "ZW100012-2" for the second label of that
     * order.
     */
    reference: text('reference').notNull().unique(),
    /** `requested` until the label is there; `cancelling` until the service has taken it back. */
    status: text('status').notNull(),
    provider: text('provider').notNull(),
    /** The service's own id, once it is known. */
    providerId: text('provider_id').unique(),
    options: jsonb('options').notNull(),
    trackingCode: text('tracking_code'),
    trackingUrl: text('tracking_url'),
    /** Why there is no label (yet), in words for the operator. */
    failure: text('failure'),
    /** An operator's user name. */
    actor: text('actor').notNull(),
    /** Set while a process is asking the service; an old one belongs to a process that died. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** When something was asked whose answer is not known: before asking again it is looked up. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    madeAt: timestamp('made_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When the service was last asked how the parcel is doing. */
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
