// The table of drafts, the baskets on the server. A session has at most one open draft; completed drafts are
// kept as history.

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { recipientColumns } from '#platform/database/columns.ts';
import { type Cents, ZERO } from '#shared/money.ts';

const SEARCH_TEXT = sql`' #' || id || ' ' || fold_text(customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
  || phone_digits(customer_phone) || ' ' || street_name || ' ' || house_number || house_number_addition || ' ' || postal_code || ' '
  || replace(postal_code, ' ', '') || ' ' || city || ' ' || customer_address || ' ' || coalesce(coupon_code, ''))`;

// An abandoned cart: a basket with an e-mail address that was not paid.
const isAbandoned = sql`not is_completed and customer_email <> ''`;

export const draftOrders = pgTable(
  'draft_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The SHA-256 of the session id, so that somebody who reads the database cannot take over the session.
     */
    sessionHash: text('session_hash').notNull(),
    ...recipientColumns(),
    variantCode: text('variant_code').notNull().default('1x'),
    couponCode: text('coupon_code'),
    quantity: integer('quantity').notNull().default(1),
    subtotal: integer('subtotal').$type<Cents>().notNull().default(ZERO),
    discount: integer('discount').$type<Cents>().notNull().default(ZERO),
    shippingCost: integer('shipping_cost').$type<Cents>().notNull().default(ZERO),
    total: integer('total').$type<Cents>().notNull().default(ZERO),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** The id of the order made from this basket; null when there is none. */
    orderId: integer('order_id'),
    /**
     * The time the customer agreed to a reminder mail; null without consent. `reminderText` is the consent
     * text that was shown, stored as the law requires.
     */
    reminderAskedAt: timestamp('reminder_asked_at', { withTimezone: true }),
    reminderText: text('reminder_text'),
    /**
     * The last time a customer opened this basket in another browser through a link in a mail; null when that
     * never happened. Links mailed before this time no longer open the basket in other browsers.
     */
    recoveryOpenedAt: timestamp('recovery_opened_at', { withTimezone: true }),
    /**
     * The text in which operators search baskets, in lower case and without accents. Search words of one or
     * two letters only match after a space, so the text begins with a space for its first word.
     */
    searchText: text('search_text').generatedAlwaysAs(SEARCH_TEXT).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('draft_orders_open_session').on(table.sessionHash).where(sql`not ${table.isCompleted}`),
    // This index and the next contain the totals, so that carts are summed without reading the rows.
    index('draft_orders_by_moment').on(table.createdAt, table.id, table.total).where(isAbandoned),
    index('draft_orders_recovered')
      .on(table.createdAt, table.total)
      .where(sql`is_completed and completed_at - created_at > interval '1 hour'`),
    index('draft_orders_by_total').on(table.total, table.id).where(isAbandoned),
    index('draft_orders_by_customer').on(sql`lower(customer_name)`, table.id).where(isAbandoned),
    index('draft_orders_of_country').on(table.country, table.createdAt, table.id).where(isAbandoned),
    index('draft_orders_of_person').on(sql`email_key(customer_email)`).where(sql`customer_email <> ''`),
    index('draft_orders_search')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isAbandoned),
  ],
);
