// The stored daily sales, so that figures over years need only some hundred rows. A trigger on orders records
// the changed days; until a changed day is recounted, its sales are computed from the orders.

import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const salesDays = pgTable(
  'sales_days',
  {
    /** `total` with an empty key, or the kind of the key: `hour`, `country`, `method`, `coupon`. */
    kind: text('kind').notNull(),
    /** The day in Europe/Amsterdam. */
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    orders: integer('orders').notNull(),
    /** Revenue in cents. */
    revenue: bigint('revenue', { mode: 'number' }).notNull(),
    discount: bigint('discount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.key] })],
);

/**
 * The days whose orders changed since the last count. Orders only insert rows, and the table has no unique
 * key, so that buyers never wait for each other.
 */
export const salesDaysChanged = pgTable(
  'sales_days_changed',
  { day: date('day', { mode: 'string' }).notNull() },
  (table) => [index('sales_days_changed_day').on(table.day)],
);
