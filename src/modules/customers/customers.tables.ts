// The tables of customers, operators' notes about them, and erasures. A customer is a person who ordered,
// wrote or subscribed under one e-mail address. The figures of a customer are always recounted from the
// orders, never incremented.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cascadingForeignKey } from '#platform/database/columns.ts';
import { type Cents, ZERO } from '#shared/money.ts';

const SEARCH_TEXT = sql`' ' || fold_text(name || ' ' || email_key || ' ' || phone || ' ' || phone_digits(phone) || ' ' || city)`;

export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The e-mail address as normalised by `email_key`. For an erased customer this is a salted hash, the
     * erased mark (platform/tokens/erased-mark.ts).
     */
    emailKey: text('email_key').notNull().unique(),
    /** The customer's name on the last order. Without an order, the name the customer gave in a message. */
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    /** The number of the customer's orders that were ever paid, including archived ones. */
    orders: integer('orders').notNull().default(0),
    /** The total of the customer's paid orders minus refunds, in cents. */
    spent: integer('spent').$type<Cents>().notNull().default(ZERO),
    firstOrderAt: timestamp('first_order_at', { withTimezone: true }),
    lastOrderAt: timestamp('last_order_at', { withTimezone: true }),
    /** The time of the customer's last order, message or subscription. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    blockedBy: text('blocked_by'),
    blockedReason: text('blocked_reason'),
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    erasedBy: text('erased_by'),
    /**
     * The customer's version number, which increases with every change by an operator. An edit based on an
     * older version is refused.
     */
    version: integer('version').notNull().default(1),
    searchText: text('search_text').generatedAlwaysAs(SEARCH_TEXT).notNull(),
  },
  (table) => [
    index('customers_by_moment').on(table.seenAt, table.id),
    index('customers_by_spent').on(table.spent, table.id),
    index('customers_by_orders').on(table.orders, table.id),
    index('customers_by_name').on(sql`lower(name)`, table.id),
    index('customers_of_country').on(table.country, table.seenAt, table.id),
    index('customers_blocked').on(table.seenAt, table.id).where(sql`blocked_at is not null`),
    index('customers_erased').on(table.emailKey).where(sql`erased_at is not null`),
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/**
 * The customers whose figures must be recounted, as normalised e-mail addresses. An address may occur several
 * times: without a unique key, two sales to one customer do not wait for each other.
 */
export const customersChanged = pgTable(
  'customers_changed',
  { emailKey: text('email_key').notNull() },
  (table) => [index('customers_changed_key').on(table.emailKey)],
);

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: cascadingForeignKey('customer_id', () => customers.id),
    text: text('text').notNull(),
    /** The username of the operator who wrote the note. */
    actor: text('actor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('customer_notes_customer').on(table.customerId, table.id)],
);

/**
 * The erasures of customers, identified by salted hashes (marks) that do not reveal the person. A copy of
 * this list is stored next to the backups, so that erasures are repeated after a restore.
 */
export const erasures = pgTable('erasures', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  mark: text('mark').notNull().unique(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** The username of the operator who erased the customer. */
  by: text('by').notNull(),
  /** The id of the erased customer; null when the person had no customer row. */
  customerId: integer('customer_id'),
  /**
   * The ids of the erased customer's orders whose invoices and credit notes are kept, because tax law
   * requires it.
   */
  orderIds: integer('order_ids').array().notNull().default(sql`'{}'::integer[]`),
});
