// The tables of orders, their lines and their history. One payment makes at most one order, and one draft
// becomes at most one order: these two unique keys make placing an order idempotent.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AgreedCoupon } from '#modules/coupons/contract.ts';
import { cascadingForeignKey, recipientColumns } from '#platform/database/columns.ts';
import type { Cents } from '#shared/money.ts';

// Order numbers begin after `100000` (order-view.ts). The digits of a phone number are also included without
// the country code.
const SEARCH_TEXT = sql`' zw' || (100000 + id) || ' #' || id || ' ' || fold_text(customer_name || ' ' || customer_email || ' ' || customer_phone
  || ' ' || phone_digits(customer_phone) || ' ' || street_name || ' ' || house_number || house_number_addition || ' ' || house_number_addition
  || ' ' || postal_code || ' ' || replace(postal_code, ' ', '') || ' ' || city || ' ' || customer_address || ' ' || coalesce(tracking_code, '')
  || ' ' || coalesce(payment_id, '') || ' ' || coalesce(coupon_code, ''))`;

const isListed = sql`archived_at is null`;

/**
 * The SQL condition for paid, unsent orders. Every query must use exactly this text, because PostgreSQL uses
 * the partial index on these orders only for the same condition.
 */
export const IS_TO_SHIP = sql.raw(
  "archived_at is null and status in ('pending', 'confirmed', 'processing') and payment_state in ('paid', 'partially_refunded')",
);

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: text('payment_id').unique(),
    draftId: integer('draft_id').unique(),
    ...recipientColumns(),
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull(),
    subtotal: integer('subtotal').$type<Cents>().notNull(),
    discount: integer('discount').$type<Cents>().notNull(),
    shippingCost: integer('shipping_cost').$type<Cents>().notNull(),
    total: integer('total').$type<Cents>().notNull(),
    vatRate: numeric('vat_rate', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    vatAmount: integer('vat_amount').$type<Cents>().notNull(),
    couponCode: text('coupon_code'),
    /**
     * The discount terms of the order's coupon as agreed, for later changes of the order; null without a
     * coupon, and for orders from before these terms were stored.
     */
    couponTerms: jsonb('coupon_terms').$type<AgreedCoupon>(),
    status: text('status').notNull().default('pending'),
    paymentState: text('payment_state').notNull(),
    trackingCode: text('tracking_code'),
    trackingUrl: text('tracking_url'),
    carrier: text('carrier'),
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
    /** The order that this replacement replaces; null for a sale or a replacement with only a reason. */
    replacesOrderId: integer('replaces_order_id'),
    replacementReason: text('replacement_reason'),
    /** Flags of the order that need the operator's attention, such as `oversold` or `details_missing`. */
    flags: text('flags').array().notNull().default(sql`'{}'::text[]`),
    /**
     * The normalised text of an order (number, name, address and more) in which the back-office searches. It
     * starts with a space, so that every word in it, also the first one, follows a space.
     */
    searchText: text('search_text').generatedAlwaysAs(SEARCH_TEXT).notNull(),
    /**
     * The version of the order's row, which increases with every change; an edit based on an older version is
     * refused.
     */
    version: integer('version').notNull().default(1),
    /**
     * The random secret in the customer's link to the order; a new secret makes all earlier links to the
     * order invalid.
     */
    linkSecret: text('link_secret')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /**
     * True when mails of an earlier release of the shop contain a link to the order by order number; such a
     * link works until the operator renews the order's link.
     */
    hasNumberedLink: boolean('has_numbered_link').notNull().default(false),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /**
     * When the data of the order's customer were erased on request; null when they were not. Only the
     * invoices still name the customer then, and only owners can open the invoices.
     */
    restrictedAt: timestamp('restricted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One index for every sort order, and one for every filter that may match few orders. The id makes the
    // sort order unique, so that a page begins exactly where the previous page ended. Columns after the id
    // avoid reading rows that another filter excludes.
    index('orders_by_moment').on(table.createdAt, table.id),
    index('orders_by_total').on(table.total, table.id).where(isListed),
    index('orders_by_customer').on(sql`lower(customer_name)`, table.id).where(isListed),
    index('orders_of_status').on(table.status, table.createdAt, table.id).where(isListed),
    index('orders_to_ship').on(table.createdAt, table.id).where(IS_TO_SHIP),
    index('orders_of_country').on(table.country, table.createdAt, table.id).where(isListed),
    index('orders_of_carrier')
      .on(table.carrier, table.createdAt, table.id)
      .where(sql`archived_at is null and carrier is not null`),
    index('orders_of_coupon')
      .on(table.couponCode, table.createdAt, table.id)
      .where(sql`archived_at is null and coupon_code is not null`),
    index('orders_not_just_paid')
      .on(table.paymentState, table.createdAt, table.id, table.status, table.country)
      .where(sql`archived_at is null and payment_state <> 'paid'`),
    index('orders_flagged').on(table.createdAt, table.id).where(sql`archived_at is null and flags <> '{}'`),
    index('orders_replacing').on(table.replacesOrderId).where(sql`replaces_order_id is not null`),
    index('orders_shipped').on(table.shippedAt).where(sql`shipped_at is not null`),
    index('orders_of_person').on(sql`email_key(customer_email)`, table.id),
    index('orders_archived').on(table.createdAt, table.id).where(sql`archived_at is not null`),
    // Without the pending list of a GIN index, so that a search costs the same before and after a vacuum.
    index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('orders_total_not_negative', sql`${table.total} >= 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    label: text('label').notNull(),
    variantCode: text('variant_code').notNull(),
    quantity: integer('quantity').notNull(),
    unitAmount: integer('unit_amount').$type<Cents>().notNull(),
    amount: integer('amount').$type<Cents>().notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascadingForeignKey('order_id', () => orders.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Who caused this event in the order's history: `system`, `customer` or an operator's user name. */
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    from: text('from_value'),
    to: text('to_value'),
    note: text('note'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
