// Table with the number of requests per network and limit in the current window, for limits that several
// processes share. The table is unlogged: it is not forced to disk, is in no backup, and is empty after a
// crash of the database.

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const requestCounts = pgTable('request_counts', {
  /** Keyed hash of limit and network, so that the table contains no IP address. */
  what: text('what').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
