// What each day sold, counted ahead, so that figures of years cost no more than some hundred rows. A trigger
// on orders notes the days that changed; until they are counted anew, those days are read from the orders.

import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const salesDays = pgTable(
  'sales_days',
  {
    /** `total` with an empty key, or what the key says: `hour`, `country`, `method`, `coupon`. */
    kind: text('kind').notNull(),
    /** The day in Europe/Amsterdam. */
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    orders: integer('orders').notNull(),
    /** Cents. */
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
    discount: bigint('discount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.key] })],
);

/** Only added to by sales, and without a unique key, so that no two buyers ever wait for each other here. */
export const salesDaysChanged = pgTable(
  'sales_days_changed',
  { day: date('day', { mode: 'string' }).notNull() },
  (table) => [index('sales_days_changed_day').on(table.day)],
);
