// The stored counts of abandoned carts per day, made before the baskets are anonymised, because an anonymised
// basket looks like one without an address.

import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';

export const cartDays = pgTable('cart_days', {
  /** The day, in Amsterdam time, on which the baskets were begun. */
  day: date('day', { mode: 'string' }).primaryKey(),
  left: integer('left_count').notNull(),
  /** The value of the unpaid carts in cents. */
  leftValue: bigint('left_value', { mode: 'number' }).notNull(),
  recovered: integer('recovered_count').notNull(),
  recoveredValue: bigint('recovered_value', { mode: 'number' }).notNull(),
});
