// Orders, their lines and their history. One payment makes at most one order, one draft becomes at most one order:
// the two unique keys below are what makes placing an order safe to repeat.

import { desc, sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: text('payment_id').unique(),
    draftId: integer('draft_id').unique(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull().default(''),
    streetName: text('street_name').notNull().default(''),
    houseNumber: text('house_number').notNull().default(''),
    houseNumberAddition: text('house_number_addition').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('NL'),
    customerAddress: text('customer_address').notNull().default(''),
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    shippingCost: integer('shipping_cost').notNull(),
    total: integer('total').notNull(),
    vatRate: numeric('vat_rate', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    vatAmount: integer('vat_amount').notNull(),
    couponCode: text('coupon_code'),
    status: text('status').notNull().default('pending'),
    paymentState: text('payment_state').notNull(),
    trackingCode: text('tracking_code'),
    trackingUrl: text('tracking_url'),
    carrier: text('carrier'),
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
    /** What the operator should look at, such as `oversold` or `details_missing`. */
    flags: text('flags').array().notNull().default(sql`'{}'::text[]`),
    /** Lower-cased text the back-office searches. */
    searchText: text('search_text').notNull().default(''),
    /** Rises with every change; an editor that saw an older one is refused. */
    version: integer('version').notNull().default(1),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('orders_newest').on(desc(table.id)).where(sql`${table.archivedAt} is null`),
    index('orders_status_newest').on(table.status, desc(table.id)).where(sql`${table.archivedAt} is null`),
    check('orders_total_not_negative', sql`${table.total} >= 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull(),
    unitAmount: integer('unit_amount').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** `system`, `customer` or an operator's user name. */
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    from: text('from_value'),
    to: text('to_value'),
    note: text('note'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
