// How often one network asked for something in the window that is open: what several processes limit
// together. Unlogged: it is not worth forcing to disk, is in no backup, and begins anew after a crash of the
// database.

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const requestCounts = pgTable('request_counts', {
  /** A keyed hash of limit and network. */
  what: text('what').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
