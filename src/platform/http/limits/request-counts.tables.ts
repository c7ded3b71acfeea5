// Requests per network and limit in the current window, for limits shared by several processes. The table is
// unlogged: it is not forced to disk, is in no backup, and is empty after a crash of the database.

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const requestCounts = pgTable('request_counts', {
  /** Keyed hash of limit and network. */
  what: text('what').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
