// The tables of the settings, one row per section, and of saved views. The contract defines the type of a
// section's value.

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
    /** User name of the operator who saved a view of a list; only that operator sees it. */
    operator: text('operator').notNull(),
    /** The list to which a saved view belongs, such as `orders`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('saved_views_name').on(table.operator, table.list, table.name)],
);
