// Customers: whoever ordered, wrote or subscribed under one address for mail, with figures counted ahead from
// their orders; what operators noted about them; and of whom the shop was made to forget. The figures are
// counted anew, never added to.

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
     * Their address as `email_key` makes it; of who was erased, the mark of it
     * (platform/tokens/erased-mark.ts).
     */
    emailKey: text('email_key').notNull().unique(),
    /** As last seen on an order, else as they wrote it. */
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    /** Orders that were ever paid, archived ones too. */
    orders: integer('orders').notNull().default(0),
    /** What those came to, less what went back. */
    spent: integer('spent').$type<Cents>().notNull().default(ZERO),
    firstOrderAt: timestamp('first_order_at', { withTimezone: true }),
    lastOrderAt: timestamp('last_order_at', { withTimezone: true }),
    /** Of their last order, message or subscription. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    blockedBy: text('blocked_by'),
    blockedReason: text('blocked_reason'),
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    erasedBy: text('erased_by'),
    /** Rises with every change an operator makes; an editor that saw an older one is refused. */
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
 * Whose figures are to be counted anew. Only added to by sales, and without a unique key, so that no two
 * buyers wait for each other.
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
    /** An operator's user name. */
    actor: text('actor').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('customer_notes_customer').on(table.customerId, table.id)],
);

/**
 * Of whom the shop was made to forget, without saying who: also beside the backups, so that it is done again
 * after one was put back.
 */
export const erasures = pgTable('erasures', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  mark: text('mark').notNull().unique(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** An operator's user name. */
  by: text('by').notNull(),
  /** Null when nothing of them was left. */
  customerId: integer('customer_id'),
  /** Those whose papers are kept. */
  orderIds: integer('order_ids').array().notNull().default(sql`'{}'::integer[]`),
});
