// What became of the baskets of a day, written down before they are forgotten: a basket without an address
// cannot be told from one that never had any.

import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';

export const cartDays = pgTable('cart_days', {
  /** The day in Europe/Amsterdam on which the baskets were begun. */
  day: date('day', { mode: 'string' }).primaryKey(),
  left: integer('left_count').notNull(),
  /** Cents. */
  leftValue: bigint('left_value', { mode: 'number' }).notNull(),
  recovered: integer('recovered_count').notNull(),
  recoveredValue: bigint('recovered_value', { mode: 'number' }).notNull(),
});
