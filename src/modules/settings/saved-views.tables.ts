// The views of lists an operator keeps: a name for the search, filters and order that the address of a list holds.

import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

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
