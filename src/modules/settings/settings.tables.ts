// What the operator decides without a new release: one row per section of the settings.
// The shape of a value belongs to the contract; the table only keeps it.

import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

export const settingsTable = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** User name of whose view it is. */
    operator: text('operator').notNull(),
    /** Which list: `orders`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('saved_views_name').on(table.operator, table.list, table.name)],
);
