// The table of abandoned carts per day. The counts are stored before baskets are anonymised, because an
// anonymised basket no longer has the e-mail address that makes it count.

import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';

export const cartDays = pgTable('cart_days', {
  /** The day on which the baskets were begun, in Amsterdam time. */
  day: date('day', { mode: 'string' }).primaryKey(),
  left: integer('left_count').notNull(),
  /** The total of the carts begun on this day that were never paid, in cents. */
  leftValue: bigint('left_value', { mode: 'number' }).notNull(),
  recovered: integer('recovered_count').notNull(),
  recoveredValue: bigint('recovered_value', { mode: 'number' }).notNull(),
});
