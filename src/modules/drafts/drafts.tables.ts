// Draft orders: baskets on the server. A session has at most one open draft; a completed one stays as history.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const draftOrders = pgTable(
  'draft_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the session id: whoever reads the database cannot become the visitor. */
    sessionHash: text('session_hash').notNull(),
    customerName: text('customer_name').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    customerPhone: text('customer_phone').notNull().default(''),
    streetName: text('street_name').notNull().default(''),
    houseNumber: text('house_number').notNull().default(''),
    houseNumberAddition: text('house_number_addition').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default('NL'),
    customerAddress: text('customer_address').notNull().default(''),
    variantCode: text('variant_code').notNull().default('1x'),
    couponCode: text('coupon_code'),
    quantity: integer('quantity').notNull().default(1),
    subtotal: integer('subtotal').notNull().default(0),
    discount: integer('discount').notNull().default(0),
    shippingCost: integer('shipping_cost').notNull().default(0),
    total: integer('total').notNull().default(0),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** The order it became. */
    orderId: integer('order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('draft_orders_open_session').on(table.sessionHash).where(sql`not ${table.isCompleted}`),
    index('draft_orders_open_recent').on(table.id.desc()).where(sql`not ${table.isCompleted}`),
  ],
);
